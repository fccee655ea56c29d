import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";

test("no sum breaks between its thousands", () => {
  const breaking = Object.entries(texts).filter(([, { sv }]) => /\d \d{3}/.test(sv));
  expect(breaking).toEqual([]);
});

const folder = new URL("../../contract/seed/texts/", import.meta.url);
const written = readdirSync(folder).flatMap((file) =>
  [...readFileSync(new URL(file, folder), "utf8").matchAll(/^ {2}"([\w.]+)": \{/gm)].map(([, key = ""]) => key),
);

test("every text is written once: of two with one name the last would be seen, and nobody told", () => {
  expect(written.toSorted()).toEqual(Object.keys(texts).toSorted());
});

const filledIn = (words: string): string[] => [...new Set(words.match(/\{\w+\}/g))].toSorted();

test("what is filled in is the same in both languages", () => {
  const differing = Object.entries(texts).filter(([, { sv, en }]) => filledIn(sv).join() !== filledIn(en).join());
  expect(differing).toEqual([]);
});
