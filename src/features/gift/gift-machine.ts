import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Move, type Progress } from "#src/core/order/draft/progress.ts";
import { amountFault, amountOf, type AmountFault } from "#src/core/order/amount/chosen-amount.ts";
import { emptyDraft, type GiftDraft } from "./gift-draft.ts";
import type { GivenProduct } from "./gift-product.ts";

export const kind = "regular_gift";

type Step = "amount" | "donor";

export const stepNames = {
  amount: "gift.step.amount",
  donor: "gift.step.donor",
  order: "gift.step.order",
} as const satisfies StepNames<Step | "order">;

/** The API knows limits that editors have set after the page was built. */
export type AmountProblem = AmountFault | "refusedSmall" | "refusedLarge";

export type GiftProgress = Progress<Step, GiftDraft, AmountProblem>;
export type GiftMove = Move<Step, GiftDraft, AmountProblem>;

export const createGiftMachine = (product: GivenProduct) =>
  createOrderMachine<Step, GiftDraft, AmountProblem>({
    steps: ["amount", "donor"],
    empty: emptyDraft(product),
    choiceOf: amountOf,
    faultOf: (draft) => amountFault(draft, product),
  });
export type GiftMachine = ReturnType<typeof createGiftMachine>;
