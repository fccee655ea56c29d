import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { isRecord, textOf } from "#src/core/order/draft/stored.ts";
import { choiceIn, orderIn, stepIn } from "#src/core/order/steps/step-history.ts";
import type { Place } from "#src/core/order/steps/use-order-journey.ts";
import { readDraft, type MembershipDraft } from "./membership-draft.ts";
import type { MembershipMachine, MembershipOffer, MembershipProgress } from "./membership-machine.ts";

/** What was asked for by the URL: the membership to begin or to take up again. */
export function initialState(
  { search, state }: Place,
  { kinds }: MembershipOffer,
  machine: MembershipMachine,
): MembershipProgress {
  const query = new URLSearchParams(search);
  const step = stepIn(state, machine.steps);
  const { beginning } = machine;
  const begin = (draft: MembershipDraft): MembershipProgress => ({ ...beginning, draft });
  // Where the device keeps nothing, the entry of the history has the kind.
  const draft = readDraft(step === null ? beginning.draft : { ...beginning.draft, membership: kindIn(state) });
  const order = query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null);
  if (order !== null) return machine.withOrder(begin(draft), order);
  if (step !== null) return machine.atStep(begin(draft), step === "order" ? machine.last : step);

  const wanted = query.get(queryKeys.membership)?.toUpperCase() ?? "";
  const asked = kinds.find(({ code }) => code.toUpperCase() === wanted);
  // Who asks for one that there is not chooses themselves: none is taken in silence.
  if (wanted !== "" && asked === undefined) return machine.askChoice(begin({ ...draft, membership: "" }), "notOffered");
  const now = begin(asked === undefined ? draft : { ...draft, membership: asked.code });
  return query.has(queryKeys.goOn) ? machine.atStep(now, machine.last) : now;
}

function kindIn(state: unknown): string {
  const choice = choiceIn(state);
  return (isRecord(choice) ? textOf(choice.membership) : null) ?? "";
}
