import { bankIdMessages } from "@hjarta-lunga/contract/bankid.ts";
import { expect, test } from "vitest";
import { endHeading, endText, nextAction } from "#src/core/identity/bankid-view.ts";
import { bankid } from "@hjarta-lunga/contract/seed/texts/bankid.ts";

const words: Record<string, { sv: string; en: string }> = bankid;
const ends = [...bankIdMessages, "notStarted", "offline", "tooMany", "gone", "otherBrowser", "otherTab"] as const;

test.each(ends)("an end by %s has a heading and words in both languages", (end) => {
  for (const key of [endHeading(end), endText(end)]) {
    expect(words[key]?.sv).toMatch(/\S{2}.*\p{L}/u);
    expect(words[key]?.en).not.toBe(words[key]?.sv);
  }
});

test.each([
  ["rfa8", "again"],
  ["rfa17a", "otherWay"],
  ["rfa28", "otherWay"],
  ["tooOften", "none"],
  ["tooYoung", "none"],
  ["otherBrowser", "whereItBegan"],
  ["otherTab", "whereItBegan"],
] as const)("after %s the way on is %s", (end, way) => {
  expect(nextAction(end)).toBe(way);
});
