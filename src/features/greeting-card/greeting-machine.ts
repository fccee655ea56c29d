import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { amountFault, amountOf } from "#src/core/order/amount/chosen-amount.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import { emptyDraft, type GreetingDraft } from "./greeting-draft.ts";

export const kind = "greeting_card";

export type GreetingStep = "design" | "card" | "sending" | "donor";

/** To choose a card and to write it is one step to whoever does it. */
export const stepNames = {
  card: "greeting.step.card",
  sending: "greeting.step.sending",
  donor: "greeting.step.donor",
  order: "greeting.step.order",
} as const satisfies StepNames;
export const namedStep = (step: GreetingStep | "order"): string => (step === "design" ? "card" : step);

/** Why another card must be chosen. */
export type DesignProblem = "notOffered";

export type GreetingProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "thanks"
>;

export type GreetingProgress = Progress<GreetingStep, GreetingDraft, DesignProblem>;

export const createGreetingMachine = (product: GreetingProduct) =>
  createOrderMachine<GreetingStep, GreetingDraft, DesignProblem>({
    steps: ["design", "card", "sending", "donor"],
    empty: emptyDraft(product),
    // All of it is sent or thanked for: what has changed since is not paid by going forward.
    choiceOf: (draft) =>
      JSON.stringify([draft.code, draft.words, draft.sending, amountOf(draft), { ...draft.donor, personalNumber: "" }]),
    // Each step sees to its own: see possibleStep.
    faultOf: () => null,
  });
export type GreetingMachine = ReturnType<typeof createGreetingMachine>;

/** The step that can be shown: the device may have forgotten what was chosen before it. */
export function possibleStep(
  step: GreetingProgress["step"],
  { code, words, ...amount }: GreetingDraft,
  product: GreetingProduct,
): GreetingProgress["step"] {
  if (step === "order" || step === "design") return step;
  if (code === null) return "design";
  if (step === "card" || words.to.trim() === "" || words.from.trim() === "") return "card";
  return step === "donor" && amountFault(amount, product) !== null ? "sending" : step;
}
