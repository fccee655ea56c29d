import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import type { MandateFacts, MandateTerms } from "@hjarta-lunga/contract/schemas/mandates.ts";
import { meantAccount } from "#src/core/account/account-draft.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
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
  const replaces = replacedBy(draft)?.shortReference ?? null;
  return { ...howMuchAndWhen(kind, draft), account: { clearing, number }, consent, replaces };
}

/** Whoever gives another account alone keeps the amount and the day. */
export function howMuchAndWhen(
  kind: MandateJourneyKind,
  draft: MandateDraft,
): Pick<MandateFacts, "amount" | "drawDay"> {
  if (kind === "monthly_gift") return { amount: amountOf(draft) ?? null, drawDay: draft.drawDay };
  const { amount, drawDay } = replacedBy(draft) ?? { amount: null, drawDay: draft.drawDay };
  return { amount, drawDay };
}

/** The mandate that this one takes the place of, as it stands with us: nobody has two by an oversight. */
const replacedBy = ({ identity, replaces }: MandateDraft) =>
  identity === null
    ? undefined
    : liveMandates(identity.status).find(({ shortReference }) => shortReference === replaces);
