import type { FormState } from "payload";

/** What somebody has written and not saved, in this browser alone. */
export type KeptWords = {
  at: string;
  /** When the record that they wrote in was saved. */
  basis: string | null;
  values: Record<string, unknown>;
};

const prefix = "house:unsaved:";
const keptMs = 30 * 24 * 60 * 60 * 1000;

/** Another person at the same computer has other keys. */
export const keyOf = (user: number | string, path: string): string => `${prefix}${user}:${path}`;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";
const isSame = (a: unknown, b: unknown) => (isEmpty(a) && isEmpty(b)) || JSON.stringify(a) === JSON.stringify(b);

/** No file can be kept, and no secret may be. */
const neverKept = new Set(["file", "password", "confirm-password", "updatedAt", "createdAt"]);

export const writtenIn = (fields: FormState): KeptWords["values"] =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([path, { value, initialValue, disableFormData }]) =>
      neverKept.has(path) || disableFormData === true || isSame(value, initialValue) ? [] : [[path, value ?? null]],
    ),
  );

export const missingIn = (fields: FormState, { values }: KeptWords): string[] =>
  Object.keys(values).filter((path) => fields[path] !== undefined && !isSame(fields[path].value, values[path]));

export function readKept(storage: Storage, key: string, now: Date): KeptWords | null {
  try {
    const kept = JSON.parse(storage.getItem(key) ?? "null") as KeptWords | null;
    return kept !== null && now.getTime() - new Date(kept.at).getTime() < keptMs ? kept : null;
  } catch {
    return null;
  }
}

export function keep(storage: Storage, key: string, words: KeptWords): void {
  try {
    if (Object.keys(words.values).length === 0) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(words));
  } catch {
    // A full or closed storage keeps nothing; the form still asks before one leaves.
  }
}

const keysOf = (storage: Storage) => Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? "");

export const forget = (storage: Storage, key: string): void => storage.removeItem(key);

export function forgetAllOf(storage: Storage, user: number | string): void {
  for (const key of keysOf(storage)) if (key.startsWith(keyOf(user, ""))) storage.removeItem(key);
}
