/** A record as it was sent; `objectID` is its key. */
export type IndexRecord = { objectID: string; [attribute: string]: unknown };

/** The values at a name such as "title" or "source.facets.language", of lists each. */
export const valuesAt = (record: unknown, path: string): unknown[] => {
  let values: unknown[] = [record];
  for (const name of path.split(".")) {
    values = values.flatMap((value) =>
      typeof value === "object" && value !== null ? [(value as Record<string, unknown>)[name]] : [],
    );
    values = values.flat().filter((value) => value !== undefined && value !== null);
  }
  return values;
};

/** What can be searched for in a value: its texts and numbers. */
export const textsIn = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "number") return [String(value)];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value === "object" && value !== null) return Object.values(value).flatMap(textsIn);
  return [];
};
