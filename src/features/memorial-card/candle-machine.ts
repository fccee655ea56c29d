import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import { emptyDraft, type CandleDraft } from "./candle-draft.ts";

export const kind = "memorial_card";

type Step = "card" | "donor";

const withoutGift = { card: "candle.step.card", donor: "candle.step.donor" } as const;
export const stepNames = { ...withoutGift, order: "candle.step.order" } as const satisfies StepNames<Step | "order">;
/** A candle without a gift is lit by the last step that it has. */
export const stepNamesOf = ({ withGift }: Pick<CandleDraft, "withGift">): StepNames =>
  withGift ? stepNames : withoutGift;

/** Its fields say themselves what is wrong with them. */
export type CandleProblem = "fields";

/** The amounts are those of the memorial gift. */
export type CandleProduct = Pick<GiftProduct, "presets" | "preselected" | "least" | "most" | "thanks">;

export type CandleProgress = Progress<Step, CandleDraft, CandleProblem>;

export const createCandleMachine = (product: CandleProduct) =>
  createOrderMachine<Step, CandleDraft, CandleProblem>({
    steps: ["card", "donor"],
    empty: emptyDraft(product),
    // All of it is shared or thanked for: what has changed since is not paid by going forward.
    choiceOf: (draft) =>
      JSON.stringify([draft.withGift, amountOf(draft), draft.card, { ...draft.donor, personalNumber: "" }]),
    faultOf: (draft) => (isBegun(draft) ? null : "fields"),
  });
export type CandleMachine = ReturnType<typeof createCandleMachine>;

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ card }: CandleDraft): boolean => card.name.trim() !== "" && card.from.trim() !== "";
