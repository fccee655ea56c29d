export type Fields = Record<string, unknown>;

/** Kept by the service, not written by anybody. */
const kept = new Set(["id", "updatedAt", "createdAt", "deletedAt", "savedBy", "_status", "globalType", "file"]);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || value === false;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A form leaves out, or sends as empty, what the database holds as null. */
function isSame(mine: unknown, theirs: unknown): boolean {
  if (isEmpty(mine) && isEmpty(theirs)) return true;
  if (Array.isArray(mine) || Array.isArray(theirs)) {
    const [left, right] = [Array.isArray(mine) ? mine : [], Array.isArray(theirs) ? theirs : []];
    return left.length === right.length && left.every((part, index) => isSame(part, right[index]));
  }
  if (isObject(mine) || isObject(theirs)) {
    const [left, right] = [isObject(mine) ? mine : {}, isObject(theirs) ? theirs : {}];
    return [...new Set([...Object.keys(left), ...Object.keys(right)])].every((key) => isSame(left[key], right[key]));
  }
  return mine === theirs;
}

/** Of those that `mine` says something about: a call may change one field and leave the others. */
export const differingFields = (mine: Fields, theirs: Fields): string[] =>
  Object.keys(mine).filter((name) => !kept.has(name) && !isSame(mine[name], theirs[name]));

const idsOf = (rows: unknown[]) => rows.map((row) => (isObject(row) ? row.id : undefined));

/** Rows that were neither added, removed nor moved can be chosen one by one. */
const hasSameRows = (mine: unknown[], theirs: unknown[]) =>
  mine.length === theirs.length && mine.every(isObject) && isSame(idsOf(mine), idsOf(theirs));

/** A rich text is one value. */
const isParted = (value: unknown): value is Fields => isObject(value) && !("root" in value);

function pathsBelow(mine: unknown, theirs: unknown, path: string): string[] {
  if (isSame(mine, theirs)) return [];
  if (Array.isArray(mine) && Array.isArray(theirs) && hasSameRows(mine, theirs))
    return mine.flatMap((row, index) => pathsBelow(row, theirs[index], `${path}.${index}`));
  if (isParted(mine) && isParted(theirs))
    return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].flatMap((key) =>
      pathsBelow(mine[key], theirs[key], `${path}.${key}`),
    );
  return [path];
}

/** What an editor chooses between, one by one. */
export const differingPaths = (mine: Fields, theirs: Fields): string[] =>
  differingFields(mine, theirs).flatMap((name) => pathsBelow(mine[name], theirs[name], name));

export const valueAt = (from: unknown, path: string): unknown =>
  path.split(".").reduce<unknown>((value, key) => (value as Fields | undefined | null)?.[key], from);

/** A copy with the chosen values of the other. */
export function withValuesOf(mine: Fields, theirs: Fields, paths: readonly string[]): Fields {
  const merged = structuredClone(mine);
  for (const path of paths) {
    const keys = path.split(".");
    const last = keys.pop() ?? "";
    const holder = keys.reduce<Fields>((value, key) => value[key] as Fields, merged);
    holder[last] = structuredClone(valueAt(theirs, path));
  }
  return merged;
}
