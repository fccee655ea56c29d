import type { FormState } from "payload";

export type Wrong = { path: string; message: string };
/** In place of reasons, of what was saved. */
export const accepted: readonly Wrong[] = [];

type Values = ReadonlyMap<string, unknown>;

/** From the press until something is written anew. */
export type Memory =
  { phase: "none" } | { phase: "sent"; values: Values } | { phase: "refused"; values: Values; wrong: Wrong[] };
export const nothing: Memory = { phase: "none" };

/** Set by each save, so also by an autosave meanwhile. */
const isWritten = (path: string) => path !== "updatedAt" && path !== "_status";
const valuesOf = (fields: FormState): Values =>
  new Map(Object.entries(fields).flatMap(([path, { value }]) => (isWritten(path) ? [[path, value]] : [])));

/** The server's check of a form gives objects anew. A file has nothing that could be compared. */
const isSame = (a: unknown, b: unknown) =>
  Object.is(a, b) ||
  (typeof a === "object" &&
    typeof b === "object" &&
    !(a instanceof File || b instanceof File) &&
    JSON.stringify(a) === JSON.stringify(b));
const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

/** A file has no field before one is chosen. */
const isUntouched = (values: Values, fields: FormState) =>
  [...values].every(([path, value]) => isSame(fields[path]?.value, value)) &&
  Object.entries(fields).every(([path, { value }]) => !isWritten(path) || values.has(path) || isEmpty(value));

export const wrongIn = (fields: FormState): Wrong[] =>
  Object.entries(fields).flatMap(([path, { valid, errorMessage, passesCondition }]) =>
    valid === false && passesCondition !== false && errorMessage !== undefined && errorMessage !== ""
      ? [{ path, message: errorMessage }]
      : [],
  );

const withOthers = (wrong: Wrong[], others: readonly Wrong[]): Wrong[] => [
  ...wrong,
  ...others.filter(({ path }) => wrong.every((one) => one.path !== path)),
];

/**
 * What was refused is remembered until somebody writes: Payload checks the form once more after the answer, and a reason
 * that only the whole save knows (a password, a file, the database) would be gone a moment after it came.
 */
export function follow(
  memory: Memory,
  fields: FormState,
  { isProcessing, answered }: { isProcessing: boolean; answered: readonly Wrong[] },
): Memory {
  if (isProcessing) return memory.phase === "sent" ? memory : { phase: "sent", values: valuesOf(fields) };
  if (memory.phase === "none") return memory;
  // What was mended and sent before the form had checked it is still marked as wrong.
  if (answered === accepted || !isUntouched(memory.values, fields)) return nothing;
  if (memory.phase === "refused") return memory;
  const wrong = withOthers(wrongIn(fields), answered);
  // The reasons may come a moment after the answer.
  return wrong.length === 0 ? memory : { ...memory, phase: "refused", wrong };
}

export function stillWrong(memory: Memory, fields: FormState): Wrong[] {
  const wrong = wrongIn(fields);
  return memory.phase === "refused" ? withOthers(wrong, memory.wrong) : wrong;
}
