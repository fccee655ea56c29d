import type { BankIdPurpose } from "@hjarta-lunga/contract/bankid.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { SignBankId } from "@hjarta-lunga/contract/schemas/bankid.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Published } from "../content/published.ts";
import { mandateToSign } from "../mandates/signed-text.ts";

const identifying: Record<BankIdPurpose, TextKey> = {
  my_pages: "bankid.shown.myPages",
  mandate: "bankid.shown.mandate",
};

/** Of the visitor's own there are only figures in it. Each refuses what could not be agreed on. */
const signing: Record<SignBankId["purpose"], (published: Published, given: SignBankId) => string> = {
  mandate: mandateToSign,
};

/** What the app shows to somebody who identifies: for what, so that nobody is led to it for something else. */
export const shownToIdentify = (published: Published, purpose: BankIdPurpose, language: Language): string =>
  published.say(language, identifying[purpose], { organisation: published.organisation().name });

/** What is signed. */
export const shownToSign = (published: Published, given: SignBankId): string =>
  signing[given.purpose](published, given);
