import { isRecord } from "#src/lib/is-record.ts";

export const textOf = (kept: unknown): string | null => (typeof kept === "string" ? kept : null);

export const oneOf = <One extends string>(all: readonly [One, ...One[]], kept: string): One =>
  all.find((each) => each === kept) ?? all[0];

/** Ours, with what was kept wherever it is of the same type. Lists and what may be nothing are left to who knows them. */
export function sanitiseStored<T extends object>(kept: unknown, ours: T): T {
  if (!isRecord(kept)) return ours;
  const same = Object.entries(ours).map(([name, value]: [string, unknown]) => [name, valueIn(kept[name], value)]);
  return Object.fromEntries(same) as T;
}

function valueIn(kept: unknown, ours: unknown): unknown {
  if (isRecord(ours)) return sanitiseStored(kept, ours);
  return typeof ours !== "object" && typeof kept === typeof ours ? kept : ours;
}
