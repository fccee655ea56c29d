import { monthlyGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import {
  checkAutogiroStatusCall,
  mandateCall,
  mandateTermsCall,
  registerConsentCall,
} from "@hjarta-lunga/contract/calls/mandates.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { ApiError } from "./api-error.ts";
import { ask, asking } from "./ask.ts";
import { charityApi } from "./clients.ts";

export const addMonthlyGift = asking(monthlyGiftCall);
export const registerConsent = asking(registerConsentCall);

export const checkAutogiroStatus = (token: string) => ask(checkAutogiroStatusCall, { token }, { client: charityApi });

export const fetchMandateTerms = (language: Language) => ask(mandateTermsCall, { language });
export const fetchMandate = (reference: string) => ask(mandateCall, { reference });

/** Nobody knows such a mandate, or none can be called so. */
export const isMandateNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "not_found" || error.fields?.reference !== undefined);
