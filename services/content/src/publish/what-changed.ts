/** Of a record: whether visitors have seen it before the save that is told of. */
export type SeenBefore = "never" | "once" | "now";

type Change = { what: string; name: string; seen: SeenBefore; isSeen: boolean };

/** What everybody who writes reads on the first page and in the line of publishing. */
export function whatChanged({ what, name, seen, isSeen }: Change): string {
  const record = `${what} ”${name}”`;
  if (!isSeen) return seen === "now" ? `${record} togs ned` : `${record} ändrades`;
  if (seen === "now") return `${record} ändrades`;
  if (seen === "once") return `${record} lades ut igen`;
  // Kortet, dokumentet; sidan, texten.
  return `${record} är ${what.endsWith("t") ? "nytt" : "ny"}`;
}
