import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import type { JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { isRecord } from "#src/lib/is-record.ts";
import { orderDraftIn, readStoredDraft, type OrderDraft } from "../draft/order-draft.ts";
import { createOrderMachine, type OrderMachine, type Progress } from "../draft/progress.ts";
import { choiceIn, orderIn, stepIn } from "./step-history.ts";

export type Place = { search: string; state: unknown };

type Coming<Step extends string, Draft extends OrderDraft, Fault extends string> = {
  query: URLSearchParams;
  state: unknown;
  now: Progress<Step, Draft, Fault>;
  machine: OrderMachine<Step, Draft, Fault>;
};

type Definition<
  Offer,
  Step extends string,
  Draft extends OrderDraft,
  Fault extends string,
  Kind extends JourneyKind,
> = {
  kind: Kind;
  steps: readonly [first: Step, ...Step[]];
  empty: (offer: Offer) => Draft;
  /** What is never taken as chosen because the page was built with it: of a visitor who comes back without anything kept. */
  unchosen?: Partial<Draft>;
  /** What the device or the history has kept may be anything: each part counts only if it is one of ours. */
  read: (stored: Record<string, unknown>, empty: Draft, offer: Offer) => Omit<Draft, "sent" | "order">;
  /** What else than personal numbers must never be written to the device. */
  withoutSensitive?: (draft: Draft) => Draft;
  /** What the entry of the history keeps, where the device keeps nothing. It says nothing of who orders. */
  inEntry: (draft: Draft) => Partial<Draft>;
  orderFingerprint: (draft: Draft) => string | number | undefined;
  faultOf: (draft: Draft, offer: Offer) => Fault | null;
  noteOrdered?: (draft: Draft) => Partial<Draft>;
  judgesOnReturn?: true;
  /** Where an app or a bank leads back to, whatever the history says. */
  ledBack?: (coming: Pick<Coming<Step, Draft, Fault>, "now" | "machine">) => Progress<Step, Draft, Fault> | null;
  begin: (coming: Coming<Step, Draft, Fault>, offer: Offer) => Progress<Step, Draft, Fault>;
  elsewhere?: (query: URLSearchParams, offer: Offer) => string | null;
};

export function defineJourney<
  Offer,
  Step extends string,
  Draft extends OrderDraft,
  Fault extends string,
  Kind extends JourneyKind,
>(definition: Definition<Offer, Step, Draft, Fault, Kind>) {
  const { kind, steps, empty, unchosen, inEntry, orderFingerprint, faultOf, noteOrdered } = definition;
  const { withoutSensitive = (draft: Draft) => draft } = definition;

  const machineFor = (offer: Offer) =>
    createOrderMachine<Step, Draft, Fault>({
      steps,
      empty: empty(offer),
      orderFingerprint,
      faultOf: (draft) => faultOf(draft, offer),
      noteOrdered,
    });

  function readDraft(offer: Offer, entry: unknown): Draft {
    const stored = { ...(isRecord(entry) ? entry : {}), ...readStoredDraft(kind) };
    const blank = entry === null ? empty(offer) : { ...empty(offer), ...unchosen };
    const read = { ...definition.read(stored, blank, offer), ...orderDraftIn(stored) };
    return withoutSensitive(read as Draft);
  }

  function placeOf({ search, state }: Place) {
    const query = new URLSearchParams(search);
    const step = stepIn(state, steps);
    return { query, step, order: query.get(queryKeys.order) ?? (step === "order" ? orderIn(state) : null) };
  }

  function leadsElsewhere(place: Place, offer: Offer): string | null {
    const { query, step, order } = placeOf(place);
    return step === null && order === null ? (definition.elsewhere?.(query, offer) ?? null) : null;
  }

  function arrive(place: Place, offer: Offer): Progress<Step, Draft, Fault> {
    const { query, step, order } = placeOf(place);
    const { state } = place;
    const machine = machineFor(offer);
    const draft = readDraft(offer, step === null ? null : (choiceIn(state) ?? {}));
    const now = { ...machine.beginning, draft };
    if (order !== null) return machine.withOrder(now, order);
    const ledBack = definition.ledBack?.({ now, machine }) ?? null;
    if (ledBack !== null) return ledBack;
    if (step === null) return definition.begin({ query, state, now, machine }, offer);
    const shown = step === "order" ? machine.last : step;
    if (shown !== machine.first) return machine.atStep(now, shown);
    const fault = definition.judgesOnReturn === true ? faultOf(draft, offer) : null;
    return fault === null ? now : machine.askChoice(now, fault);
  }

  return { kind, empty, machineFor, readDraft, leadsElsewhere, arrive, withoutSensitive, inEntry };
}

export type Journey<Offer, Step extends string, Draft extends OrderDraft, Fault extends string> = ReturnType<
  typeof defineJourney<Offer, Step, Draft, Fault, JourneyKind>
>;
