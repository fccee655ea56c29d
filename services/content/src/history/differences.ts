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

/** Rows that all three have in the same order, or the parts of a group. Anything else is one value. */
function partsOf(mine: unknown, base: unknown, theirs: unknown): string[] {
  if (Array.isArray(mine) && Array.isArray(base) && Array.isArray(theirs))
    return hasSameRows(mine, theirs) && hasSameRows(mine, base) ? Object.keys(mine) : [];
  if (!isParted(mine) || !isParted(theirs) || !isParted(base)) return [];
  return [...new Set([...Object.keys(mine), ...Object.keys(theirs)])];
}

function pathsBelow(mine: unknown, theirs: unknown, path: string): string[] {
  if (isSame(mine, theirs)) return [];
  const parts = partsOf(mine, mine, theirs);
  return parts.length === 0
    ? [path]
    : parts.flatMap((part) => pathsBelow(valueAt(mine, part), valueAt(theirs, part), `${path}.${part}`));
}

/** When it is not known what was there: all that differs. */
export const differingPaths = (mine: Fields, theirs: Fields): string[] =>
  differingFields(mine, theirs).flatMap((name) => pathsBelow(mine[name], theirs[name], name));

export type Meanwhile = {
  /** Changed by both since the editor began: the editor chooses, one by one. */
  conflicts: string[];
  /** Changed by the other alone. */
  theirs: string[];
};

const nothing: Meanwhile = { conflicts: [], theirs: [] };
const joined = (parts: Meanwhile[]): Meanwhile => ({
  conflicts: parts.flatMap(({ conflicts }) => conflicts),
  theirs: parts.flatMap(({ theirs }) => theirs),
});

function meanwhileBelow(mine: unknown, base: unknown, theirs: unknown, path: string): Meanwhile {
  if (isSame(mine, theirs) || isSame(theirs, base)) return nothing;
  if (isSame(mine, base)) return { conflicts: [], theirs: [path] };
  const parts = partsOf(mine, base, theirs);
  if (parts.length === 0) return { conflicts: [path], theirs: [] };
  return joined(
    parts.map((part) =>
      meanwhileBelow(valueAt(mine, part), valueAt(base, part), valueAt(theirs, part), `${path}.${part}`),
    ),
  );
}

/** Of what `mine` says something about, against what was there when its editor began, where that is known. */
export const changedMeanwhile = (mine: Fields, base: Fields | undefined, theirs: Fields): Meanwhile =>
  base === undefined
    ? { conflicts: differingPaths(mine, theirs), theirs: [] }
    : joined(differingFields(mine, theirs).map((name) => meanwhileBelow(mine[name], base[name], theirs[name], name)));

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
