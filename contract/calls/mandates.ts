import type { Language } from "../languages.ts";
import type {
  AutogiroStatus,
  CheckAutogiroStatus,
  DirectDebitConsent,
  MandatePage,
  MandateReceipt,
  MandateTerms,
} from "../schemas/mandates.ts";
import { hrefOf, type Call } from "./call.ts";

/** What to read before signing: the consent text with its version, and when the first money would be drawn. */
export const mandateTermsCall: Call<{ language: Language }, MandateTerms> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/Terms",
  answers: "consent",
};

/**
 * Whether who identified has a mandate: `checkAutogiroStatus` to `autogiroStatus`. 401 for a token that is not good, for
 * whatever reason.
 */
export const checkAutogiroStatusCall: Call<CheckAutogiroStatus, AutogiroStatus> = {
  method: "POST",
  path: "/api/DirectDebit/CheckAutogiroStatus",
  answers: "mandates",
};

/**
 * A mandate without an amount of its own; RegularGift/Add with the kind `monthly_gift` makes one with an amount, and both
 * answer alike: 201 for a new one, 200 with the same for the same key and body, 409 `idempotency_conflict` for another body;
 * 401 for a signature that is not good for exactly this; 409 `changed_meanwhile` when the consent text is another than was
 * read, and `mandate_exists` when the holder has one that would be doubled.
 */
export const registerConsentCall: Call<DirectDebitConsent, MandateReceipt> = {
  method: "POST",
  path: "/api/DirectDebitConsentForm/Register",
  answers: "reference",
};

/** The mandate's page, by its reference. */
export const mandateCall: Call<{ reference: string }, MandatePage> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/GetByRef/:reference",
  answers: "shortReference",
};

/** The mandate as it was signed, to keep: a tagged PDF. */
export const mandatePdfCall: Call<{ reference: string }, Blob> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/DownloadByRef/:reference",
};
export const mandatePdfHref = (reference: string): string => hrefOf(mandatePdfCall, { reference });

/** For who has no BankID: the form to print, with nothing filled in. */
export const paperFormCall: Call<{ language: string }, Blob> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/PaperForm",
};
export const paperFormHref = (language: string): string => hrefOf(paperFormCall, { language });
