import type { Language } from "../languages.ts";
import type {
  AutogiroStatus,
  CheckAutogiroStatus,
  DirectDebitConsent,
  MandatePage,
  MandateReceipt,
  MandateTerms,
} from "../schemas/mandates.ts";
import { get, hrefOf, post } from "./call.ts";

export const mandateTermsCall = /* @__PURE__ */ get<{ language: Language }, MandateTerms>(
  "/api/DirectDebitConsentForm/Terms",
  { consent: "object" },
);

export const checkAutogiroStatusCall = /* @__PURE__ */ post<CheckAutogiroStatus, AutogiroStatus>(
  "/api/DirectDebit/CheckAutogiroStatus",
  { mandates: "list" },
);

export const registerConsentCall = /* @__PURE__ */ post<DirectDebitConsent, MandateReceipt>(
  "/api/DirectDebitConsentForm/Register",
  { reference: "string" },
);

export const mandateCall = /* @__PURE__ */ get<{ reference: string }, MandatePage>(
  "/api/DirectDebitConsentForm/GetByRef/:reference",
  { shortReference: "string" },
);

export const mandatePdfCall = /* @__PURE__ */ get<{ reference: string }, Blob>(
  "/api/DirectDebitConsentForm/DownloadByRef/:reference",
);
export const mandatePdfHref = (reference: string): string => hrefOf(mandatePdfCall, { reference });

export const paperFormCall = /* @__PURE__ */ get<{ language: string }, Blob>("/api/DirectDebitConsentForm/PaperForm");
export const paperFormHref = (language: string): string => hrefOf(paperFormCall, { language });
