import { orderKindNames, orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";

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
  monthly: "/bli-manadsgivare/",
  increase: "/oka-manadsgava/",
  /** Of nobody who has logged in: what is theirs is fetched then. */
  myDetails: "/mina-uppgifter/",
  /** Of who has not logged in: the rest comes behind BankID. */
  myPages: "/mina-sidor/",
  /** Of nobody: which card it is decides nothing of what is fetched first. */
  sharedCard: "/mc/ml25/00000000000000000000",
  sharedGreeting: "/d/GENERELL_1/00000000000000000000",
  research: "/forskning/beviljade-projekt/",
  /** With a query, it needs all that searching takes. */
  search: "/sok/?query=hj%C3%A4rta",
} as const;

const contentPage = 112;
const journeyPage = 165;

const journeyPaths = orderKindNames.map((kind) => orderKinds[kind].path);
type JourneyPath = (typeof journeyPaths)[number];

/** Kilobytes of script before the page rests, gzip. */
export const scriptKilobytes = {
  ...(Object.fromEntries(journeyPaths.map((path) => [path, journeyPage])) as Record<JourneyPath, number>),
  [paths.reading]: contentPage,
  [paths.content]: contentPage,
  [paths.monthly]: journeyPage,
  [paths.increase]: journeyPage,
  [paths.myDetails]: journeyPage,
  [paths.myPages]: journeyPage,
  [paths.sharedCard]: contentPage,
  [paths.sharedGreeting]: contentPage,
  /** A content page with a list to search in. */
  [paths.research]: contentPage + 6,
  [paths.search]: 172,
};
export type WeighedPath = keyof typeof scriptKilobytes;
