import type { GivenKind } from "@hjarta-lunga/contract/gifts.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { FillIns } from "../../../../../services/api/src/platform/content/published.ts";
import { consentOf } from "../../../../../services/api/src/kinds/monthly-gift/signing/consent.ts";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";

const { translations, site, giftProducts } = seededSite();

/** The words of the content service's seed, as the API fills them in. */
export const seeded = {
  organisation: () => site.organisation,
  giftLimits: (kind: GivenKind) => giftProducts.find((one) => one.kind === kind) ?? { least: 0, most: 0 },
  say: (language: Language, key: string, fillIns: FillIns = {}) => {
    const words = translations.find((one) => one.key === key)?.[language] ?? key;
    return words.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(fillIns[name] ?? whole));
  },
};

export const consentRead = (language: Language = "sv") => {
  const { version, hash } = consentOf(seeded, language);
  return { version, hash };
};

/** SEB's own vector: its check digits agree. */
export const account = { clearing: "5000", number: "0012343" };
export const otherAccount = { clearing: "6000", number: "000012343" };

export const facts = (given: Record<string, unknown> = {}) => ({
  ...{ amount: 200, drawDay: 28, account, consent: consentRead(), replaces: null },
  ...given,
});

/** What is agreed, as the visitor's form sends it. */
export const consent = (given: Record<string, unknown> = {}) => ({
  ...{ idempotencyKey: crypto.randomUUID(), drawDay: 28, account, consent: consentRead(), language: "sv" },
  donor: { email: "anna@exempel.se", mobile: "0701740605" },
  token: "a".repeat(43),
  ...given,
});
export const gift = (given: Record<string, unknown> = {}) => consent({ kind: "monthly_gift", amount: 200, ...given });
