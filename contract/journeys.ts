import * as routes from "./routes.ts";
import type { TextKey } from "./text-keys.ts";

type Journey = {
  /** Where it begins. Until it is ready, an editor's page stands there and tells how to do the same without it. */
  path: string;
  /** It can be walked on the site, from the first step to the last. */
  ready: boolean;
  /** What a link to that page says meanwhile. */
  teaser: TextKey;
  /** Words of the site's own that ask the visitor to begin, and what they say meanwhile. */
  invitations?: Partial<Record<TextKey, TextKey>>;
};

const all = {
  monthlyGift: {
    path: routes.monthlyGift.pattern,
    ready: true,
    teaser: "teaser.monthlyGift",
    invitations: {
      "giftStart.giveMonthly": "teaser.giveMonthly",
      "giftStart.giveMonthlyAnything": "teaser.monthlyGift",
      "gift.thanks.monthly": "teaser.monthlyGift",
    },
  },
  memorialGift: { path: routes.memorialGift.pattern, ready: true, teaser: "teaser.memorialGift" },
  companyGift: { path: routes.companyGift.pattern, ready: false, teaser: "teaser.companyGift" },
  membership: { path: routes.membership.pattern, ready: true, teaser: "teaser.membership" },
  greetingCard: { path: routes.greetingCard.pattern, ready: true, teaser: "teaser.greetingCard" },
  articles: { path: routes.articles.pattern, ready: true, teaser: "teaser.articles" },
  giftCertificate: { path: routes.giftCertificate.pattern, ready: true, teaser: "teaser.giftCertificate" },
  memorialCandle: { path: routes.memorialCandle.pattern, ready: true, teaser: "teaser.memorialCandle" },
} satisfies Record<string, Journey>;

/** The one place that decides whether a journey is there: once it is ready, links to it have their editors' words again. */
export const journeys: Record<keyof typeof all, Journey> = all;

const unready = (): Journey[] => Object.values(journeys).filter(({ ready }) => !ready);

/** What a link says instead of its own words, when it leads to a journey that is not there yet. */
export const teaserFor = (href: string): TextKey | undefined =>
  unready().find(({ path }) => href.replace(/[?#].*/, "") === path)?.teaser;

/** The words that stand for these until their journey is there. */
export const saidMeanwhile = (key: TextKey): TextKey =>
  unready()
    .map(({ invitations }) => invitations?.[key])
    .find((teaser) => teaser !== undefined) ?? key;
