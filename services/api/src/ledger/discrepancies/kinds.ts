import type { DiscrepancyKind, Settlement } from "../../platform/database/tables/payments.ts";
import type { PaymentRow } from "../payments/repository.ts";

/** What staff may say each is, and in which words it stands on their list. */
const kinds: Record<DiscrepancyKind, { what: string; settledAs: readonly Settlement[] }> = {
  paidAgain: { what: "paid once more", settledAs: ["gift", "given-back", "right"] },
  otherAmount: { what: "another amount", settledAs: ["gift", "asked", "given-back", "unpaid"] },
  notPaid: { what: "not paid after all", settledAs: ["right", "unpaid"] },
  claimedBack: { what: "one of two claimed back", settledAs: ["right", "unpaid"] },
  claimedAgain: { what: "claimed back once more", settledAs: ["right"] },
};

type Told = { kind: DiscrepancyKind } & Pick<PaymentRow, "state" | "method">;

/** Another amount that came beside what has been paid since is money that came once more. */
export const kindNow = ({ kind, state }: Pick<Told, "kind" | "state">): DiscrepancyKind =>
  kind === "otherAmount" && state === "paid" ? "paidAgain" : kind;

export const whatOf = (told: Pick<Told, "kind" | "state">): string => kinds[kindNow(told)].what;

/** What a visitor paid twice goes back: only what we draw ourselves can become one more gift here. */
export const settlementsOf = (told: Told): readonly Settlement[] =>
  kinds[kindNow(told)].settledAs.filter((one) => one !== "gift" || told.method === "directDebit");
