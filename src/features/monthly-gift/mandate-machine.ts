import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { amountFault, amountOf, type AmountFault } from "#src/core/order/amount/chosen-amount.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import { createOrderMachine, type Progress } from "#src/core/order/draft/progress.ts";
import type { GiftLimits } from "#src/lib/shown-content.ts";
import { emptyDraft, type MandateDraft } from "./mandate-draft.ts";

export type MandateStep = "amount" | "identity" | "account" | "consent";
export type AmountProblem = AmountFault | "refusedSmall" | "refusedLarge";
export type MandateProgress = Progress<MandateStep, MandateDraft, AmountProblem>;

const names = {
  amount: "monthly.step.amount",
  identity: "monthly.step.identity",
  account: "monthly.step.account",
  consent: "monthly.step.consent",
} as const satisfies StepNames<MandateStep>;

/** A consent alone has no amount: there the first step tells what it is. */
export const stepNamesOf = (kind: MandateJourneyKind): StepNames =>
  kind === "monthly_gift" ? names : { ...names, amount: "monthly.step.autogiro" };

export const createMandateMachine = (kind: MandateJourneyKind, limits: GiftLimits) =>
  createOrderMachine<MandateStep, MandateDraft, AmountProblem>({
    steps: ["amount", "identity", "account", "consent"],
    empty: { ...emptyDraft, preset: kind === "monthly_gift" ? limits.preselected : null },
    choiceOf: amountOf,
    faultOf: (draft) => (kind === "monthly_gift" ? amountFault(draft, limits) : null),
  });
export type MandateMachine = ReturnType<typeof createMandateMachine>;

/** The step that can be shown: a reload has forgotten who identified, and the account's number. */
export function possibleStep(step: MandateProgress["step"], { identity, account }: MandateDraft) {
  if (step === "amount" || step === "order" || step === "identity") return step;
  if (identity === null) return "identity";
  return step === "consent" && account.number === "" ? "account" : step;
}
