import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { amountFault, amountOf, type AmountFault } from "#src/core/order/amount/chosen-amount.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import { emptyDraft, type MemorialDraft } from "./memorial-draft.ts";

export const kind = "memorial_gift";

type Step = "sheet" | "donor";

export const stepNames = {
  sheet: "memorial.step.sheet",
  donor: "memorial.step.donor",
  order: "memorial.step.order",
} as const satisfies StepNames<Step | "order">;

/** The API knows limits that editors have set after the page was built. */
export type AmountProblem = AmountFault | "refusedSmall" | "refusedLarge";
/** `fields` say themselves what is wrong with them. */
export type SheetProblem = AmountProblem | "fields";

export type MemorialProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "thanks"
>;

export type MemorialProgress = Progress<Step, MemorialDraft, SheetProblem>;

export const createMemorialMachine = (product: MemorialProduct) =>
  createOrderMachine<Step, MemorialDraft, SheetProblem>({
    steps: ["sheet", "donor"],
    empty: emptyDraft(product),
    // All of it is printed or sent: what has changed since is not paid by going forward.
    choiceOf: (draft) =>
      JSON.stringify([amountOf(draft), draft.sheet, draft.delivery, { ...draft.donor, personalNumber: "" }]),
    faultOf: (draft) => amountFault(draft, product) ?? (isBegun(draft) ? null : "fields"),
  });
export type MemorialMachine = ReturnType<typeof createMemorialMachine>;

/** What nobody can go on without. All other rules are judged by the contract's schema, where the step is left. */
const isBegun = ({ sheet }: MemorialDraft): boolean =>
  sheet.name.trim() !== "" && sheet.givers.some(({ name }) => name.trim() !== "");
