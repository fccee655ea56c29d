import { toSek } from "@hjarta-lunga/contract/money.ts";
import type { DiplomaAnswer } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { isInUse, isPaidFor } from "../../ledger/orders/ordered-document.ts";
import type { Paid } from "../../ledger/orders/ordered-document.ts";
import { wordsOf } from "./repository.ts";
import type { OrderedDiploma } from "./repository.ts";

export type PaidDiploma = Paid<OrderedDiploma>;

/** What is not given yet has no diploma. */
export const requirePaid = (found: OrderedDiploma | undefined): PaidDiploma => {
  if (!found || !isInUse(found)) throw new Refusal("not_found");
  if (!isPaidFor(found)) throw new Refusal("not_paid");
  return found;
};

export const answerOf = ({ order, diploma }: PaidDiploma): DiplomaAnswer => ({
  orderReference: order.reference,
  amount: toSek(order.amountOre),
  language: order.language,
  version: diploma?.version ?? 0,
  diploma: diploma && wordsOf(diploma),
});
