import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { storedLookup } from "#src/core/account/stored-lookup.ts";
import { isLedBack } from "#src/core/identity/led-back.ts";
import { amountAsked, storedAmount } from "#src/core/order/amount/amount-in-url.ts";
import { amountFault, amountOf, type AmountProblem } from "#src/core/order/amount/chosen-amount.ts";
import { goesOnFrom } from "#src/core/order/draft/begun-elsewhere.ts";
import { sanitiseStored, textOf } from "#src/core/order/draft/stored.ts";
import { defineJourney } from "#src/core/order/steps/define-journey.ts";
import type { StepNames } from "#src/core/order/steps/order-steps.tsx";
import type { GiftLimits } from "#src/lib/shown-content.ts";
import {
  emptyDraft,
  hasWritten,
  isDrawDay,
  withoutSensitive,
  storedSigning,
  type MandateDraft,
} from "./mandate-draft.ts";

export type MandateStep = "amount" | "identity" | "account" | "consent";

const names = {
  amount: "monthly.step.amount",
  identity: "monthly.step.identity",
  account: "monthly.step.account",
  consent: "monthly.step.consent",
} as const satisfies StepNames<MandateStep>;

/** A consent alone has no amount: there the first step tells what it is. */
export const stepNamesOf = (kind: MandateJourneyKind): StepNames =>
  kind === "monthly_gift" ? names : { ...names, amount: "monthly.step.autogiro" };

const define = <Kind extends MandateJourneyKind>(kind: Kind) =>
  defineJourney<GiftLimits, MandateStep, MandateDraft, AmountProblem, Kind>({
    kind,
    steps: ["amount", "identity", "account", "consent"],
    empty: ({ preselected }) => ({ ...emptyDraft, preset: kind === "monthly_gift" ? preselected : null }),
    read: (stored, empty, limits) => ({
      ...sanitiseStored(stored, empty),
      ...storedAmount(stored, empty, limits),
      drawDay: isDrawDay(stored.drawDay) ? stored.drawDay : empty.drawDay,
      replaces: textOf(stored.replaces),
    }),
    withoutSensitive,
    inEntry: ({ preset, own, drawDay }) => ({ preset, own, drawDay }),
    orderFingerprint: amountOf,
    faultOf: (draft, limits) => (kind === "monthly_gift" ? amountFault(draft, limits) : null),
    ledBack({ now, machine }) {
      const signing = storedSigning(now.draft);
      // BankID's app may lead back to another tab than the one that was left, which says there how it goes on.
      const isFromApp = isLedBack();
      if (signing !== null) return machine.atStep({ ...now, draft: signing }, "consent");
      if (isFromApp) return machine.atStep(now, "identity");
      return storedLookup() === null ? null : machine.atStep(now, "account");
    },
    begin({ query, state, now, machine }, limits) {
      const goesOn = goesOnFrom(query, state);
      if (kind === "direct_debit") return goesOn ? machine.atStep(now, "identity") : now;
      const amount = amountAsked(query, limits);
      const day = Number(query.get(queryKeys.drawDay));
      const draft = { ...now.draft, ...amount, ...(isDrawDay(day) && { drawDay: day }) };
      const fault = amount !== null || goesOn ? amountFault(draft, limits) : null;
      if (fault !== null) return machine.askChoice({ ...now, draft }, fault);
      // What somebody wrote here before is said in the first step, with a way to forget it.
      return { ...now, draft, step: goesOn && !hasWritten(draft) ? "identity" : "amount" };
    },
  });

export const mandates = { monthly_gift: define("monthly_gift"), direct_debit: define("direct_debit") };

/** The step that can be shown: a reload has forgotten who identified, and the account's number. */
export function possibleStep(step: MandateStep | "order", { identity, account }: MandateDraft) {
  if (step === "amount" || step === "order" || step === "identity") return step;
  if (identity === null) return "identity";
  return step === "consent" && account.number === "" ? "account" : step;
}
