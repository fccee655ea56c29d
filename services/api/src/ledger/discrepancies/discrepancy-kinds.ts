import type { DiscrepancyKind, Settlement } from "../../platform/database/tables/payments.ts";
import type { PaymentRow } from "../payments/repository.ts";

const kinds: Record<DiscrepancyKind, { what: string; settledAs: readonly Settlement[] }> = {
  paidAgain: { what: "paid once more", settledAs: ["gift", "given-back", "right"] },
  otherAmount: { what: "another amount", settledAs: ["gift", "asked", "given-back", "unpaid"] },
  notPaid: { what: "not paid after all", settledAs: ["right", "unpaid"] },
  claimedBack: { what: "one of two claimed back", settledAs: ["right", "unpaid"] },
  stillHere: { what: "noted as given back, and it has not gone back", settledAs: ["right"] },
  claimedAgain: { what: "claimed back once more", settledAs: ["right", "unpaid"] },
};

type Told = { kind: DiscrepancyKind; cameOre: number | null } & Pick<PaymentRow, "state" | "method">;

/** Another amount that came beside what has been paid since is money that came once more. */
export const kindNow = ({ kind, state }: Pick<Told, "kind" | "state">): DiscrepancyKind =>
  kind === "otherAmount" && state === "paid" ? "paidAgain" : kind;

export const whatOf = (told: Pick<Told, "kind" | "state">): string => kinds[kindNow(told)].what;

/** What a visitor paid twice goes back: only what we draw ourselves can become one more gift here, and be one no more. */
const isPossible = (one: Settlement, { kind, state, method, cameOre }: Told): boolean => {
  const isDrawn = method === "directDebit";
  const isClaim = kind === "claimedBack" || kind === "claimedAgain";
  if (one === "gift") return isDrawn && cameOre !== null && cameOre > 0;
  return one !== "unpaid" || !isClaim || (isDrawn && state === "paid");
};

export const settlementsOf = (told: Told): readonly Settlement[] =>
  kinds[kindNow(told)].settledAs.filter((one) => isPossible(one, told));
