import { journeyPath, type JourneyKind } from "@hjarta-lunga/contract/orders/journey-kinds.ts";
import { addToEntry } from "#src/lib/add-to-entry.ts";
import { resumedEntry } from "#src/lib/before-hydration.ts";
import { languageOfPath } from "#src/lib/language-of-path.ts";

/* Gatsby's navigate would count a page view and scroll for each step: the steps are entries of one page. */
type Entry = { orderStep: string; order: string | null; isFirstStep: boolean };

const entryOf = (kind: JourneyKind, { orderStep, order, isFirstStep }: Entry): object => ({
  ...(history.state as object | null),
  orderKind: kind,
  orderStep,
  order,
  [resumedEntry]: !isFirstStep,
});

const pathHere = (kind: JourneyKind) => journeyPath(kind, languageOfPath(window.location.pathname));

/** An order is kept in the entry, not in the URL: whoever holds it sees the order, and what counts visits reads URLs. */
export function markStep(kind: JourneyKind, entry: Entry): void {
  history.replaceState(entryOf(kind, entry), "", entry.order === null ? undefined : pathHere(kind));
}

export function enterStep(kind: JourneyKind, entry: Entry): void {
  history.pushState(entryOf(kind, entry), "", pathHere(kind));
}

/** Safari refuses when it is asked often: then an earlier choice stays, and what the device keeps counts before it. */
export function markChoice(kind: JourneyKind, orderedFingerprint: object): void {
  // A journey that is being left stands before the entry of where the visitor goes.
  if (entryIn(history.state)?.orderKind !== kind) return;
  addToEntry({ orderedFingerprint });
}

const entryIn = (state: unknown) =>
  state as { orderKind?: unknown; orderStep?: unknown; order?: unknown; orderedFingerprint?: unknown } | null;

/** A link to the journey's own page begins it anew: browsers keep an entry whose URL is asked for again, and its order. */
export const forgetEntry = (): void => history.replaceState(null, "");

export function isOfOtherKind(kind: JourneyKind, state: unknown): boolean {
  const named = entryIn(state)?.orderKind;
  return named !== undefined && named !== kind;
}

export function stepIn<Step extends string>(state: unknown, steps: readonly Step[]): Step | "order" | null {
  const step = entryIn(state)?.orderStep;
  return step === "order" ? step : (steps.find((each) => each === step) ?? null);
}

export function orderIn(state: unknown): string | null {
  const order = entryIn(state)?.order;
  return typeof order === "string" ? order : null;
}

export const choiceIn = (state: unknown): unknown => entryIn(state)?.orderedFingerprint;
