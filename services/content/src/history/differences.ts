export type Fields = Record<string, unknown>;

/** Kept by the service, not written by anybody. */
const kept = new Set(["id", "updatedAt", "createdAt", "deletedAt", "savedBy", "_status", "globalType", "file"]);

const isEmpty = (value: unknown) => value === undefined || value === null || value === "" || value === false;

const isObject = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** A form leaves out, or sends as empty, what the database holds as null. */
export function isSame(mine: unknown, theirs: unknown): boolean {
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
