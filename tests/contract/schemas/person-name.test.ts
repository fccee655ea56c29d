import { personName } from "@hjarta-lunga/contract/schemas/donors.ts";
import { memorialGift, memorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { describe, expect, test, vi } from "vitest";

const problemOf = (name: string) => personName.safeParse(name).error?.issues[0]?.message;

test.each([
  ["Swedish", "Åsa Öberg-Ärlig"],
  ["Persian, with the joiner that its spelling needs", "علی\u200cرضا محمدی\u200cپور"],
  ["Sinhala, with the joiner that its spelling needs", "ශ්\u200dරී ලංකා"],
  ["Hebrew", "שלום כהן"],
  ["Chinese", "王小明"],
  ["a letter beyond two bytes", "𠮷田"],
  ["Korean", "김민준"],
  ["Thai", "สมชาย เจ้าหญิง"],
  ["Devanagari", "प्रिया शर्मा"],
  ["an emoji put together with joiners", "Familjen 👨\u200d👩\u200d👧 Ek"],
  ["a soft hyphen", "Berg\u00adström"],
  ["signs of mark-up", '<b>Ek & Co</b> "1 < 2"'],
  ["an apostrophe", "O’Brien d'Arc"],
  ["Hebrew with points", "שָׁלוֹם"],
  ["Burmese with as many marks as one letter bears", "ကျွှော့်"],
  ["eighty letters, each with a mark", "\u0916\u093f".repeat(80)],
  ["eighty letters beyond two bytes", "𠮷".repeat(80)],
])("a name may be %s", (_what, name) => {
  expect(personName.parse(name)).toBe(name);
});

test("a name in parts is the same name composed, and its length is that of the letters", () => {
  expect(personName.parse(" A\u030asa O\u0308berg ")).toBe("Åsa Öberg");
  expect(personName.parse("a\u030a".repeat(80))).toBe("å".repeat(80));
});

describe("a name may hold no", () => {
  const directions = [0x061c, 0x200e, 0x200f, 0x202a, 0x202b, 0x202c, 0x202d, 0x202e, 0x2066, 0x2067, 0x2068, 0x2069];
  test.each([
    ["null byte", "Eva\u0000 Ek"],
    ["tab", "Eva\tEk"],
    ["new line", "Eva\nEk"],
    ["control sign of the upper half", "Eva\u0085Ek"],
    ["line or paragraph end", "Eva\u2028Ek"],
    ["half of a letter", "Eva \ud800 Ek"],
    ["other half of a letter", "Eva \udc00 Ek"],
    ["letter with nine marks", `Eva${"\u0331".repeat(9)}`],
    ["vowel signs in hundreds", `क${"\u093f".repeat(260)}`],
    ["marks in hundreds with joiners among them", `क${"\u093f\u200d".repeat(130)}`],
    ["sign that stands for broken bytes", "\ufffdsa"],
    ...directions.map((sign) => [`sign of direction ${sign.toString(16)}`, `Eva${String.fromCodePoint(sign)} Ek`]),
  ])("%s", (_what, name) => {
    expect(problemOf(name)).toBe("forbiddenCharacters");
  });
});

test.each([
  ["nothing", "", "required"],
  ["spaces", " \u00a0 ", "required"],
  ["joiners alone", "\u200d\u200c", "required"],
  ["a filler that is counted as a letter", "\u3164", "required"],
  ["the blank of Braille alone", "\u2800\u2800", "required"],
  ["eighty-one letters", "å".repeat(81), "tooLong"],
  ["eighty-one letters beyond two bytes", "𠮷".repeat(81), "tooLong"],
  ["one letter with hundreds of marks", `a${"\u0301".repeat(500)}`, "tooLong"],
])("%s is no name", (_what, name, problem) => {
  expect(problemOf(name)).toBe(problem);
});

const { greeting, givers } = memorialSheet.shape;
const fullOfMarks = `a${"\u0301".repeat(100_000)}`;

test.each<[string, { safeParse: (text: unknown) => { success: boolean } }, unknown]>([
  ["a name", personName, fullOfMarks],
  ["a giver's name", givers, [fullOfMarks]],
  ["the name of who is remembered", memorialSheet.shape.remembered, { name: fullOfMarks }],
  ["a greeting", greeting, fullOfMarks],
  ["where a ceremony is", memorialGift.shape.funeral, { place: fullOfMarks }],
])(
  "%s that is too long is refused before it is composed, which would take nearly a second",
  (_what, schema, written) => {
    const compose = vi.spyOn(String.prototype, "normalize");
    const { success } = schema.safeParse(written);
    const composed = compose.mock.contexts.map((text) => String(text).length);
    compose.mockRestore();
    expect(success).toBe(false);
    expect(composed.filter((length) => length > 2_000)).toEqual([]);
  },
);
