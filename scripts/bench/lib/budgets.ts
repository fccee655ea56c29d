export const startPageHtmlKilobytes = 14;

export const paths = {
  start: "/",
  /** Has most kinds of blocks. */
  content: "/om-oss/",
  /** Has only those for reading. */
  reading: "/kontakt/",
  gift: "/ge-en-gava/",
  membership: "/bli-medlem/",
  articles: "/bestall/",
  memorial: "/minnesgava/",
  candle: "/tand-ett-ljus/",
  wall: "/gratulera/",
  greeting: "/digitalt-gratulationskort/",
  giftCertificate: "/gavobevis/",
  giftCard: "/gavokort/",
  monthly: "/bli-manadsgivare/",
  increase: "/oka-manadsgava/",
  extra: "/extra-gava/",
  /** Of nobody: which card it is decides nothing of what is fetched first. */
  sharedCard: "/mc/ml25/00000000000000000000",
  sharedGreeting: "/d/GENERELL_1/00000000000000000000",
  research: "/forskning/beviljade-projekt/",
  /** With a query, it needs all that searching takes. */
  search: "/sok/?query=hj%C3%A4rta",
} as const;

const contentPage = 112;
const journeyPage = 165;

/** Kilobytes of script before the page rests, gzip. */
export const scriptKilobytes = {
  [paths.reading]: contentPage,
  [paths.content]: contentPage,
  [paths.gift]: journeyPage,
  [paths.membership]: journeyPage,
  [paths.articles]: journeyPage,
  [paths.memorial]: journeyPage,
  [paths.candle]: journeyPage,
  [paths.greeting]: journeyPage,
  [paths.giftCertificate]: journeyPage,
  [paths.giftCard]: journeyPage,
  [paths.monthly]: journeyPage,
  [paths.increase]: journeyPage,
  [paths.extra]: journeyPage,
  [paths.sharedCard]: contentPage,
  [paths.sharedGreeting]: contentPage,
  /** A content page with a list to search in. */
  [paths.research]: contentPage + 6,
  [paths.search]: 172,
};
export type WeighedPath = keyof typeof scriptKilobytes;
