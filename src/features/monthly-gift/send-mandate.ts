import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { MandateFacts, MandateReceipt } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { ApiError } from "#src/calls/api-error.ts";
import { addMonthlyGift, registerConsent } from "#src/calls/mandates.ts";
import { accountForm, toAccountForm } from "./account-shape.ts";
import type { MandateDraft } from "./mandate-draft.ts";

type Signed = {
  kind: MandateJourneyKind;
  draft: MandateDraft;
  agreed: MandateFacts;
  language: Language;
  token: string;
  /** The same for each try with this signature: then it is one mandate. */
  idempotencyKey: string;
};

export function sendMandate({ kind, draft, agreed, language, token, idempotencyKey }: Signed): Promise<MandateReceipt> {
  const { amount, drawDay, account, consent, replaces } = agreed;
  const { donor } = accountForm.parse(toAccountForm(kind, draft));
  const body = {
    idempotencyKey,
    drawDay,
    account,
    donor,
    language,
    consent,
    token,
    ...(replaces !== null && { replaces }),
  };
  if (kind === "monthly_gift" && amount !== null) return addMonthlyGift({ ...body, kind, amount });
  return registerConsent(body);
}

export type Refused =
  "notHeard" | "signAgain" | "textChanged" | "mandateChanged" | "exists" | "amount" | "account" | "tooMany";

const byCode: Partial<Record<ApiError["code"], Refused>> = {
  unauthorized: "signAgain",
  idempotency_conflict: "signAgain",
  changed_meanwhile: "textChanged",
  mandate_exists: "exists",
  too_many_requests: "tooMany",
};

export function refusalOf(error: unknown): Refused {
  if (!(error instanceof ApiError)) return "notHeard";
  const { code, fields } = error;
  if (code === "validation_failed") return fields?.amount === undefined ? "account" : "amount";
  if (code === "changed_meanwhile" && fields !== undefined) return "mandateChanged";
  return byCode[code] ?? "notHeard";
}
