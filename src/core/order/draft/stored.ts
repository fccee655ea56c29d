/* For what lies on the device and may have been written by anybody. */

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

export const textOf = (kept: unknown): string | null => (typeof kept === "string" ? kept : null);

/** Ours, with what was kept wherever it is of the same type. */
export function sanitiseStored<T extends object>(kept: unknown, ours: T): T {
  if (!isRecord(kept)) return ours;
  const same = Object.entries(ours).map(([name, value]) => [
    name,
    typeof kept[name] === typeof value ? kept[name] : (value as unknown),
  ]);
  return Object.fromEntries(same) as T;
}
