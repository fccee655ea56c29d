import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { MandateFacts, MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { meantAccount } from "#src/core/account/account-draft.ts";
import { amountOf } from "#src/core/order/chosen-amount.ts";
import { liveMandates } from "./live-mandates.ts";
import type { MandateDraft } from "./mandate-draft.ts";

/** What is agreed: exactly this is signed, and sent with the signature. Nothing while the account cannot be one. */
export function agreedFacts(
  kind: MandateJourneyKind,
  draft: MandateDraft,
  consent: MandateTerms["consent"],
): MandateFacts | null {
  const account = meantAccount(draft.account);
  if (account === null) return null;
  const { clearing, number } = account;
  const replaced = replacedBy(kind, draft);
  return {
    amount: kind === "monthly_gift" ? (amountOf(draft) ?? null) : null,
    drawDay: replaced?.drawDay ?? draft.drawDay,
    account: { clearing, number },
    consent,
    replaces: replaced?.shortReference ?? null,
  };
}

/** The mandate whose account is changed, as it stands with us. */
export const replacedBy = (kind: MandateJourneyKind, { identity, replaces }: MandateDraft) =>
  kind === "direct_debit" && identity !== null
    ? liveMandates(identity.status).find(({ shortReference }) => shortReference === replaces)
    : undefined;
