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

export const mandateTermsCall: Call<{ language: Language }, MandateTerms> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/Terms",
  answers: { consent: "object" },
};

export const checkAutogiroStatusCall: Call<CheckAutogiroStatus, AutogiroStatus> = {
  method: "POST",
  path: "/api/DirectDebit/CheckAutogiroStatus",
  answers: { mandates: "list" },
};

export const registerConsentCall: Call<DirectDebitConsent, MandateReceipt> = {
  method: "POST",
  path: "/api/DirectDebitConsentForm/Register",
  answers: { reference: "string" },
};

export const mandateCall: Call<{ reference: string }, MandatePage> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/GetByRef/:reference",
  answers: { shortReference: "string" },
};

export const mandatePdfCall: Call<{ reference: string }, Blob> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/DownloadByRef/:reference",
};
export const mandatePdfHref = (reference: string): string => hrefOf(mandatePdfCall, { reference });

export const paperFormCall: Call<{ language: string }, Blob> = {
  method: "GET",
  path: "/api/DirectDebitConsentForm/PaperForm",
};
export const paperFormHref = (language: string): string => hrefOf(paperFormCall, { language });
