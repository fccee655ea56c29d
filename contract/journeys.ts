import * as routes from "./routes.ts";
import type { TextKey } from "./text-keys.ts";

type Journey = {
  /** Until `ready`, a page of the editors is here and tells how to do the same without the journey. */
  path: string;
  ready: boolean;
  teaser: TextKey;
  /** Texts that invite to the journey, and what they say until `ready`. */
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
  companyGift: { path: routes.companyGift.pattern, ready: true, teaser: "teaser.companyGift" },
  membership: { path: routes.membership.pattern, ready: true, teaser: "teaser.membership" },
  greetingCard: { path: routes.greetingCard.pattern, ready: true, teaser: "teaser.greetingCard" },
  articles: { path: routes.articles.pattern, ready: true, teaser: "teaser.articles" },
  giftCertificate: { path: routes.giftCertificate.pattern, ready: true, teaser: "teaser.giftCertificate" },
  memorialCandle: { path: routes.memorialCandle.pattern, ready: true, teaser: "teaser.memorialCandle" },
} satisfies Record<string, Journey>;

export const journeys: Record<keyof typeof all, Journey> = all;

const unready = (): Journey[] => Object.values(journeys).filter(({ ready }) => !ready);

export const teaserFor = (href: string): TextKey | undefined =>
  unready().find(({ path }) => href.replace(/[?#].*/, "") === path)?.teaser;

export const textMeanwhile = (key: TextKey): TextKey =>
  unready()
    .map(({ invitations }) => invitations?.[key])
    .find((teaser) => teaser !== undefined) ?? key;
