/* The draft of an order that is paid is forgotten: the entry of the history keeps the sum that was chosen last, for a reload. */

export function markChosen(order: string, amount: number): void {
  try {
    history.replaceState({ ...(history.state as object | null), lastChosen: { order, amount } }, "");
  } catch {
    // Safari refuses when it is asked often: then a reload does not tell of it.
    return;
  }
}

export function chosenIn(state: unknown, of: string): number | undefined {
  const chosen = (state as { lastChosen?: { order?: unknown; amount?: unknown } | null } | null)?.lastChosen;
  return chosen?.order === of && typeof chosen.amount === "number" ? chosen.amount : undefined;
}
