import type { MandateJourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { keptLookup } from "#src/core/account/kept-lookup.ts";
import { isLedBack } from "#src/core/identity/led-back.ts";
import { amountIn, writtenIn } from "#src/core/order/amount/amount-in-url.ts";
import { amountFault, asChosen } from "#src/core/order/amount/chosen-amount.ts";
import { isRecord } from "#src/core/order/draft/stored.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import type { GiftLimits } from "#src/lib/shown-content.ts";
import { keptSigning } from "./kept-signing.ts";
import { isDrawDay, readDraft, type MandateDraft } from "./mandate-draft.ts";
import type { MandateMachine, MandateProgress } from "./mandate-machine.ts";

type Journey = { kind: MandateJourneyKind; limits: GiftLimits; machine: MandateMachine };

/** What was asked for by the URL: the mandate to begin or to take up again. */
export function initialState({ search, state }: Place, { kind, limits, machine }: Journey): MandateProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  // Where the device keeps nothing, the entry of the history has the amount and the day.
  const draft = readDraft(
    kind,
    step === null ? beginning.draft : { ...beginning.draft, ...chosenIn(state) },
    limits.presets,
  );
  const now = { ...beginning, draft };
  const signed = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (signed !== null) return machine.withOrder(now, signed);
  const signing = keptSigning(draft);
  if (signing !== null) {
    isLedBack();
    return machine.atStep({ ...beginning, draft: signing }, "consent");
  }
  // BankID's app may lead back to another tab than the one that was left, which says there how it goes on.
  if (isLedBack()) return machine.atStep(now, "identity");
  if (keptLookup() !== null) return machine.atStep(now, "account");
  if (step !== null) return machine.atStep(now, step === "order" ? machine.last : step);
  const goesOn = query.has(queryKeys.goOn);
  if (kind === "direct_debit") return goesOn ? machine.atStep(now, "identity") : now;

  const written = writtenIn(query, limits.preselected);
  const day = Number(query.get(queryKeys.drawDay));
  const asked: MandateDraft = {
    ...draft,
    ...(written !== null && asChosen(written, limits.presets)),
    ...(isDrawDay(day) && { drawDay: day }),
  };
  const fault = written !== null || goesOn ? amountFault(asked, limits) : null;
  if (fault !== null) return machine.askChoice({ ...now, draft: asked }, fault);
  return { ...now, draft: asked, step: goesOn ? "identity" : "amount" };
}

function chosenIn(state: unknown): Partial<MandateDraft> {
  const choice = choiceIn(state);
  const day = isRecord(choice) ? choice.drawDay : null;
  return { ...amountIn(choice), ...(isDrawDay(day) && { drawDay: day }) };
}
