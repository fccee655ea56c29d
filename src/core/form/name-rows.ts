import { sanitiseStored } from "../order/draft/stored.ts";

/** The id stays with the row when one before it is removed. */
export type NameRow = { id: string; name: string };

export const rowsIn = (kept: unknown): NameRow[] | null => (Array.isArray(kept) ? kept.flatMap(rowIn) : null);

function rowIn(kept: unknown): NameRow[] {
  const row = sanitiseStored(kept, { id: "", name: "" });
  return row.id === "" ? [] : [row];
}
