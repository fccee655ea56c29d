export type IndexRecord = { objectID: string; [attribute: string]: unknown };

/** The texts and numbers at a name such as "title" or "source.facets.language", of lists each. */
export const textsAt = (record: unknown, path: string): string[] => {
  let values: unknown[] = [record];
  for (const name of path.split("."))
    values = values.flatMap((value) =>
      typeof value === "object" && value !== null ? (value as Record<string, unknown>)[name] : [],
    );
  return values.filter((value) => typeof value === "string" || typeof value === "number").map(String);
};

/** "title", "unordered(text)", "title,alternative_title", "filterOnly(language)": the names alone. */
export const attributeNames = (entries: string[]): string[] =>
  entries.flatMap((entry) => entry.split(",")).map((part) => /\((.+)\)/.exec(part)?.[1] ?? part.trim());

/** The record with the named attributes alone; "*" stands for all of them. "a.b" stands for all of a. */
export const onlyNamed = (record: IndexRecord, names: string[]): Record<string, unknown> => {
  const topLevel = new Set(names.map((name) => name.split(".", 1)[0]));
  return Object.fromEntries(Object.entries(record).filter(([name]) => topLevel.has("*") || topLevel.has(name)));
};
