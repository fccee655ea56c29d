import { addToEntry } from "#src/lib/add-to-entry.ts";

/* The draft of an order that is paid is forgotten: the entry of the history keeps the sum that was chosen last, for a reload. */

export const markChosen = (order: string, amount: number): void => addToEntry({ lastChosen: { order, amount } });

export function chosenIn(state: unknown, of: string): number | undefined {
  const chosen = (state as { lastChosen?: { order?: unknown; amount?: unknown } | null } | null)?.lastChosen;
  return chosen?.order === of && typeof chosen.amount === "number" ? chosen.amount : undefined;
}
