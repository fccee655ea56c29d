import type { FormState } from "payload";
import { beforeEach, expect, test } from "vitest";
import {
  forgetAllOf,
  keep,
  keyOf,
  missingIn,
  readKept,
  writtenIn,
} from "../../../services/content/src/admin/unsaved/kept-words.ts";

class Store {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  getItem = (key: string) => this.#items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.#items.set(key, value);
  removeItem = (key: string) => void this.#items.delete(key);
  clear = () => this.#items.clear();
}

const now = new Date("2026-11-28T14:32:00Z");
const path = "/content-api/translations/7";
const words = { at: now.toISOString(), basis: null, values: { sv: "Hej" } };
let storage: Storage;
beforeEach(() => {
  storage = new Store();
});

test.each<[string, FormState, object]>([
  [
    "what was changed",
    { sv: { value: "Hej", initialValue: "Hallå" }, en: { value: "Hi", initialValue: "Hi" } },
    { sv: "Hej" },
  ],
  ["what was emptied", { sv: { value: "", initialValue: "Hallå" } }, { sv: "" }],
  ["nothing that is as empty as before", { credit: { value: "", initialValue: null } }, {}],
  ["no file", { file: { value: { name: "a.pdf" }, initialValue: null } }, {}],
  ["no secret", { password: { value: "Fyra lugna andetag 5" } }, {}],
  ["no time of a save", { updatedAt: { value: "2026-11-28", initialValue: "2026-11-27" } }, {}],
])("is kept of a form: %s", (_, fields, kept) => {
  expect(writtenIn(fields)).toEqual(kept);
});

test("what was kept is offered to who wrote it alone, where it says something else", () => {
  keep(storage, keyOf(1, path), words);
  const kept = readKept(storage, keyOf(1, path), now);
  expect(kept).toEqual(words);
  expect(readKept(storage, keyOf(2, path), now)).toBeNull();
  expect(readKept(storage, keyOf(1, "/content-api/translations/70"), now)).toBeNull();
  expect(kept && missingIn({ sv: { value: "Hallå" } }, kept)).toEqual(["sv"]);
  expect(kept && missingIn({ sv: { value: "Hej" } }, kept)).toEqual([]);
  expect(readKept(storage, keyOf(1, path), new Date("2027-01-28T14:32:00Z"))).toBeNull();
});

test("what is as it was, is broken, or was left at logout is not kept", () => {
  keep(storage, keyOf(1, path), words);
  keep(storage, keyOf(1, path), { ...words, values: {} });
  expect(storage.length).toBe(0);
  storage.setItem(keyOf(1, path), "{");
  expect(readKept(storage, keyOf(1, path), now)).toBeNull();
  for (const user of [1, 12]) keep(storage, keyOf(user, path), words);
  forgetAllOf(storage, 1);
  expect([readKept(storage, keyOf(1, path), now), readKept(storage, keyOf(12, path), now)]).toEqual([null, words]);
});
