import type { BankIdPurpose, bankIdSignPurposes } from "@hjarta-lunga/contract/bankid.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Published } from "../content/published.ts";
import { formatAmount } from "../receipts/format.ts";

type SignPurpose = (typeof bankIdSignPurposes)[number];

const identifying: Record<BankIdPurpose, TextKey> = {
  my_pages: "bankid.shown.myPages",
  monthly_gift: "bankid.shown.monthlyGift",
};
const signing: Record<SignPurpose, TextKey> = { monthly_gift: "bankid.signed.monthlyGift" };

/** What the app shows to somebody who identifies: for what, so that nobody is led to it for something else. */
export const shownToIdentify = (published: Published, purpose: BankIdPurpose, language: Language): string =>
  published.say(language, identifying[purpose], { organisation: published.organisation().name });

/** What is signed. Of the visitor's own there are only figures in it. */
export const shownToSign = (
  published: Published,
  purpose: SignPurpose,
  { language, amount }: { language: Language; amount: number },
): string =>
  published.say(language, signing[purpose], {
    organisation: published.organisation().name,
    amount: formatAmount(Math.round(amount * 100), language),
  });
