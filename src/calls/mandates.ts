import type {
  checkAutogiroStatusCall,
  mandateCall,
  mandateTermsCall,
  registerConsentCall,
} from "@hjarta-lunga/contract/calls/mandates.ts";
import type { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type {
  AutogiroStatus,
  DirectDebitConsent,
  MandatePage,
  MandateReceipt,
  MandateTerms,
  MonthlyGift,
} from "@hjarta-lunga/contract/schemas/mandates.ts";
import { ApiError } from "./api-error.ts";
import { charityApi, frontEndApi } from "./clients.ts";
import { unreadable } from "./order-answer.ts";

/** Written out, or the schemas would come along. */
const giftPath: typeof regularGiftCall.path = "/api/RegularGift/Add";
const consentPath: typeof registerConsentCall.path = "/api/DirectDebitConsentForm/Register";
const statusPath: typeof checkAutogiroStatusCall.path = "/api/DirectDebit/CheckAutogiroStatus";
const termsPath: typeof mandateTermsCall.path = "/api/DirectDebitConsentForm/Terms";
const pagePath: typeof mandateCall.path = "/api/DirectDebitConsentForm/GetByRef/:reference";

/** Something between here and the API may answer in its place, with a page of its own. */
const has = (data: unknown, field: string): boolean => typeof data === "object" && data !== null && field in data;

/** The same key and body make the same mandate, however often they are sent. */
export async function addMonthlyGift(gift: MonthlyGift): Promise<MandateReceipt> {
  const { data } = await frontEndApi.post<MandateReceipt>(giftPath, gift);
  return has(data, "reference") ? data : unreadable(giftPath);
}

export async function registerConsent(consent: DirectDebitConsent): Promise<MandateReceipt> {
  const { data } = await frontEndApi.post<MandateReceipt>(consentPath, consent);
  return has(data, "reference") ? data : unreadable(consentPath);
}

/** Of the one who has identified, and nobody else. */
export async function checkAutogiroStatus(token: string): Promise<AutogiroStatus> {
  const { data } = await charityApi.post<AutogiroStatus>(statusPath, { token });
  return has(data, "mandates") ? data : unreadable(statusPath);
}

export async function fetchMandateTerms(language: Language): Promise<MandateTerms> {
  const { data } = await frontEndApi.get<MandateTerms>(termsPath, { params: { language } });
  return has(data, "consent") ? data : unreadable(termsPath);
}

export async function fetchMandate(reference: string): Promise<MandatePage> {
  const { data } = await frontEndApi.get<MandatePage>(pagePath.replace(":reference", encodeURIComponent(reference)));
  return has(data, "shortReference") ? data : unreadable(pagePath);
}

/** Nobody knows such a mandate, or none can be called so. */
export const isMandateNotFound = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "not_found" || error.fields?.reference !== undefined);
