import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { mostInOccasion } from "@hjarta-lunga/contract/gift-documents.ts";
import {
  mostInMessage,
  mostInThanks,
  mostMessageLines,
  mostThanksLines,
} from "@hjarta-lunga/contract/greeting-cards.ts";
import { mostInReport } from "@hjarta-lunga/contract/memorial-cards.ts";
import { mostGivers, mostGreetingLines, mostInName } from "@hjarta-lunga/contract/memorials.ts";
import { texts } from "@hjarta-lunga/contract/seed/texts.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";

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

const spelled: Record<number, RegExp> = { 8: /åtta/i, 10: /tio/i };

test.each<[TextKey, number]>([
  ["candle.name.tooLong", mostInName],
  ["diploma.name.tooLong", mostInName],
  ["giftDocument.name.tooLong", mostInName],
  ["greeting.name.tooLong", mostInName],
  ["memorial.name.tooLong", mostInName],
  ["memorialCard.light.nameTooLong", mostInName],
  ["diploma.occasion.tooLong", mostInOccasion],
  ["greeting.message.tooLong", mostInMessage],
  ["greeting.message.tooManyLines", mostMessageLines],
  ["greetingCard.thank.tooLong", mostInThanks],
  ["greetingCard.thank.tooLong", mostThanksLines],
  ["sharedCard.report.tooLong", mostInReport],
  ["memorial.givers.full", mostGivers],
  ["candle.greeting.hint", mostGreetingLines],
  ["candle.greeting.tooManyLines", mostGreetingLines],
  ["giftDocument.greeting.hint", mostGreetingLines],
  ["giftDocument.greeting.tooManyLines", mostGreetingLines],
  ["memorial.greeting.hint", mostGreetingLines],
  ["memorial.greeting.tooManyLines", mostGreetingLines],
])("%s says the limit that the rule has: %i", (key, most) => {
  expect(texts[key].sv).toMatch(spelled[most] ?? new RegExp(`\\b${most}\\b`));
});
