/** Beside what Gatsby keeps there. Safari refuses when it is asked often: then the entry stays as it was. */
export function addToEntry(part: object): void {
  try {
    history.replaceState({ ...(history.state as object | null), ...part }, "");
  } catch {
    return;
  }
}
