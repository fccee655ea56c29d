import { memorialSheet, memorialSheetDraft } from "@hjarta-lunga/contract/schemas/memorials.ts";
import type { MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { lettersIn } from "@hjarta-lunga/contract/plain-text.ts";
import { describe, expect, test } from "vitest";

const sheet: MemorialSheet = {
  design: "ANEMONES",
  remembered: { name: "Karl-Gustav Lindström", bornYear: 1941, diedYear: 2026 },
  greeting: "Din trädgård blommar vidare.",
  givers: ["Gunilla", "Per"],
};
const problems = (changed: Partial<Record<keyof MemorialSheet, unknown>>) =>
  Object.fromEntries(
    (memorialSheet.safeParse({ ...sheet, ...changed }).error?.issues ?? []).map(({ path, message }) => [
      path.join("."),
      message,
    ]),
  );

const links = [
  "http://example.com",
  "HTTPS://example.com",
  "Läs på www.example.se",
  "bit.ly/abc",
  "se minnessida.example/karl",
  "example.com",
  "ｗｗｗ．example．se",
  "ht\u200dtp://x",
  "mailto:x",
  "svindel.se",
  "evil.shop",
  "a@evil.dk",
  "evil.\u034fcom",
  "evil\ufe0f.com",
  "evil.\u3164com",
  "evil。com",
  "evil｡com",
];
const tags = ["<b>Kära du</b>", "<script>", "</p>", "<!-- x", "＜b＞"];

describe.each([
  ["the greeting", (text: string) => problems({ greeting: text }), "greeting"],
  ["the name of who has died", (name: string) => problems({ remembered: { name } }), "remembered.name"],
  ["a giver's name", (name: string) => problems({ givers: ["Gunilla", name] }), "givers.1"],
])("%s", (_where, wrongWith, field) => {
  test.each(links)("holds no link: %s", (text) => {
    expect(wrongWith(text)).toEqual({ [field]: "hasLink" });
  });
  test.each(tags)("holds no mark-up: %s", (text) => {
    expect(wrongWith(text)).toEqual({ [field]: "forbiddenCharacters" });
  });
  test.each(["Vila i frid <3", "m.fl.", "Anna/Per", "Dr. Lind", "1 < 2", "Vi ses. Se upp", "@Lo"])(
    "may be %s",
    (text) => {
      expect(wrongWith(text)).toEqual({});
    },
  );
  test.each(["\t", "\u0000", "\u2028", "\u202e", "\ud800", "\ufffd", "\u0331".repeat(9)])(
    "refuses a sign that turns or breaks what stands after it: %j",
    (sign) => {
      expect(wrongWith(`Kära${sign}du`)).toEqual({ [field]: "forbiddenCharacters" });
    },
  );
});

/** In a greeting a space is forgotten after a full stop; a name has neither. */
test.each(["Tack för allt.Vi saknar dig", "pappa.nu är du fri", "Kommer.nästa"])(
  "a greeting, and no name, may be %s",
  (text) => {
    expect(problems({ greeting: text })).toEqual({});
    expect(problems({ remembered: { name: text } })).toEqual({ "remembered.name": "notAName" });
    expect(problems({ givers: ["Gunilla", text] })).toEqual({ "givers.1": "notAName" });
  },
);

const fortyLetters = "Vi minns dig varje dag och saknar din sån";
test.each([
  ["eight lines of forty letters", Array.from({ length: 8 }, () => fortyLetters.slice(0, 40)).join("\n"), undefined],
  ["one paragraph of 320 letters", "å".repeat(320), undefined],
  ["321 letters", "å".repeat(321), "tooLong"],
  ["nine lines", "a\n".repeat(8) + "a", "tooManyLines"],
  ["blank lines that make nine", "a\n\n\n\n\n\n\n\na", "tooManyLines"],
  ["seven short lines and one that becomes two", "a\n".repeat(7) + "å".repeat(41), "tooManyLines"],
  ["families of emoji, each one letter", "👨\u200d👩\u200d👧".repeat(100), undefined],
])("a greeting of %s", (_what, greeting, problem) => {
  expect(problems({ greeting })).toEqual(problem === undefined ? {} : { greeting: problem });
});

test("a greeting keeps its lines, however their ends are written, and nothing around it", () => {
  expect(memorialSheet.parse({ ...sheet, greeting: " Vila\r\ni\rfrid\n " }).greeting).toBe("Vila\ni\nfrid");
});

test.each([
  ["sixty letters", "å".repeat(60), {}],
  ["sixty-one", "å".repeat(61), { "remembered.name": "tooLong" }],
])("a name of %s", (_what, name, expected) => {
  expect(problems({ remembered: { name } })).toEqual(expected);
});

test("ten givers have room, one more is said, and so is none", () => {
  expect(problems({ givers: Array(10).fill("Lo") })).toEqual({});
  expect(problems({ givers: Array(11).fill("Lo") })).toEqual({ givers: "tooLong" });
  expect(problems({ givers: [] })).toEqual({ givers: "required" });
});

test("nobody has died before they were born", () => {
  expect(problems({ remembered: { name: "Lo", bornYear: 2026, diedYear: 1941 } })).toEqual({
    "remembered.diedYear": "diedBeforeBorn",
  });
});

test("nobody was born or has died in a year to come", () => {
  const next = new Date().getUTCFullYear() + 2;
  expect(problems({ remembered: { name: "Lo", bornYear: next, diedYear: next } })).toEqual({
    "remembered.bornYear": "notAYear",
    "remembered.diedYear": "notAYear",
  });
});

test("a draft may be blank wherever nothing is written yet", () => {
  const draft = { design: "BIRD", remembered: { name: " " }, greeting: "", givers: ["", "Per"] };
  expect(memorialSheetDraft.parse(draft)).toEqual({ ...draft, remembered: { name: "" } });
});

test.each([
  ["", 0],
  ["Åsa Öberg", 9],
  ["A\u030asa", 3],
  ["👨\u200d👩\u200d👧", 1],
  ["🫶🏽🇸🇪❤️", 3],
  ["\u200d", 0],
  ["王小明", 3],
  ["김민준", 3],
  ["Berg\u00adström", 9],
])("%j has as many letters as a reader sees: %i", (text, letters) => {
  expect(lettersIn(text)).toBe(letters);
});
