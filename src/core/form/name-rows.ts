import { sanitiseStored } from "../order/draft/stored.ts";

/** The id stays with the row when one before it is removed. */
export type NameRow = { id: string; name: string };

export const rowsIn = (stored: unknown): NameRow[] | null => (Array.isArray(stored) ? stored.flatMap(rowIn) : null);

function rowIn(stored: unknown): NameRow[] {
  const row = sanitiseStored(stored, { id: "", name: "" });
  return row.id === "" ? [] : [row];
}
