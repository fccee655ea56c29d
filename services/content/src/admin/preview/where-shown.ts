import * as routes from "@hjarta-lunga/contract/routes.ts";

type Stored = { address?: unknown; code?: unknown; kind?: unknown };

const text = (value: unknown) => (typeof value === "string" && value !== "" ? value : undefined);

const cards: Record<string, (code: string) => string | undefined> = {
  greeting: routes.greetingCard.href,
  condolence: routes.greetingCard.href,
  memorial: routes.memorialCandle.href,
};

const gifts: Record<string, string> = {
  regular_gift: routes.gift.href(),
  memorial_gift: routes.memorialGift.href(),
  company_gift: routes.companyGift.href(),
  membership_gift: routes.membership.href(),
  monthly_gift: routes.monthlyGift.href(),
  digital_greeting: routes.greetingCard.href(),
};

const shown: Record<string, (stored: Stored) => string | undefined> = {
  pages: ({ address }) => text(address),
  campaigns: ({ code, kind }) => cards[String(kind)]?.(text(code) ?? ""),
  articles: routes.articles.href,
  giftProducts: ({ kind }) => gifts[String(kind)],
  membershipKinds: routes.membership.href,
  navigation: routes.start.href,
  siteConfiguration: routes.start.href,
  postage: routes.articles.href,
};

/** Where a visitor meets a published record. Undefined for what shows on no page of its own, and for most texts. */
export const whereShown = (slug: string, stored: Stored): string | undefined => shown[slug]?.(stored);
