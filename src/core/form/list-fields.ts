/* A row keeps its field's name, "household.<id>", wherever it stands. Schemas and the API name its place, "household.0". */

export const rowField = (list: string, id: string): string => `${list}.${id}`;

const rowsOf = (fields: readonly string[], list: string) => fields.filter((field) => field.startsWith(`${list}.`));
const listOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf(".")));

export function numberOf(fields: readonly string[], field: string): number | null {
  const list = listOf(field);
  return list === "" ? null : rowsOf(fields, list).indexOf(field) + 1;
}

export function byRow<T>(fields: readonly string[], found: Readonly<Record<string, T>>): Record<string, T> {
  const named = Object.entries(found).map(([name, said]) => {
    const list = listOf(name);
    const row = list === "" ? undefined : rowsOf(fields, list)[Number(name.slice(list.length + 1))];
    return [row ?? name, said] as const;
  });
  return Object.fromEntries(named);
}
