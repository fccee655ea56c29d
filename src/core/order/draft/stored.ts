import { isRecord } from "#src/lib/is-record.ts";

export const textOf = (stored: unknown): string | null => (typeof stored === "string" ? stored : null);

export const oneOf = <One extends string>(all: readonly [One, ...One[]], stored: string): One =>
  all.find((each) => each === stored) ?? all[0];

/** Ours, with what was kept wherever it is of the same type. Lists and what may be nothing are left to who knows them. */
export function sanitiseStored<T extends object>(stored: unknown, ours: T): T {
  if (!isRecord(stored)) return ours;
  const same = Object.entries(ours).map(([name, value]: [string, unknown]) => [name, valueIn(stored[name], value)]);
  return Object.fromEntries(same) as T;
}

function valueIn(stored: unknown, ours: unknown): unknown {
  if (isRecord(ours)) return sanitiseStored(stored, ours);
  return typeof ours !== "object" && typeof stored === typeof ours ? stored : ours;
}
