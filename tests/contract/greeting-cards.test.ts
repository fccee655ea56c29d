import { isInSeason, isOffered, isSendDay } from "@hjarta-lunga/contract/greeting-cards.ts";
import { linesIn } from "@hjarta-lunga/contract/plain-text.ts";
import { cardThanks, greetingCard, greetingCardAdd } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { describe, expect, test } from "vitest";

const christmas = { from: "11-01", to: "12-31" };
const winter = { from: "11-20", to: "01-06" };

test.each([
  ["all the year", null, "2026-07-01", true],
  ["the day before it begins", christmas, "2026-10-31", false],
  ["its first day", christmas, "2026-11-01", true],
  ["its last day", christmas, "2026-12-31", true],
  ["the day after it", christmas, "2027-01-01", false],
  ["over the end of the year, before it", winter, "2026-12-31", true],
  ["over the end of the year, after it", winter, "2027-01-06", true],
  ["over the end of the year, when it has been", winter, "2027-01-07", false],
])("a season: %s", (_, season, day, is) => {
  expect(isInSeason(season, day)).toBe(is);
});

test.each([
  ["a greeting in season", { kind: "greeting", offered: true, season: christmas }, true],
  ["a condolence", { kind: "condolence", offered: true, season: null }, true],
  ["one out of season", { kind: "greeting", offered: true, season: { from: "05-01", to: "05-31" } }, false],
  ["one that editors do not offer", { kind: "greeting", offered: false, season: null }, false],
  ["one for tests, even if somebody ticks it", { kind: "test", offered: true, season: null }, false],
  ["the memorial candle", { kind: "memorial", offered: true, season: null }, false],
] as const)("%s can be chosen or not", (_, design, is) => {
  expect(isOffered(design, "2026-12-01")).toBe(is);
});

test.each([
  ["2026-11-30", false],
  ["2026-12-01", true],
  ["2027-12-02", true],
  ["2027-12-03", false],
])("on the first of December a card may be sent on %s: %s", (day, may) => {
  expect(isSendDay(day, "2026-12-01")).toBe(may);
});

const card = { campaignCode: "TACK_1", to: "Karin", from: "Bo", message: "Tack!" };
const problems = (schema: typeof greetingCard | typeof cardThanks | typeof greetingCardAdd, value: unknown) => [
  ...new Set(schema.safeParse(value).error?.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)),
];

describe("what stands on a card", () => {
  test.each<[string, object, string[]]>([
    ["a card", {}, []],
    ["no words but the design's", { message: "" }, []],
    ["emoji, each family one letter", { message: "👨‍👩‍👧".repeat(800) }, ["message: tooLong"]],
    ["as many letters as have room", { message: "å".repeat(800) }, []],
    ["one more", { message: "å".repeat(801) }, ["message: tooLong"]],
    ["thirty lines", { message: Array(30).fill("rad").join("\n") }, []],
    ["one more", { message: Array(31).fill("rad").join("\n") }, ["message: tooManyLines"]],
    ["a link", { message: "Se www.exempel.se" }, ["message: hasLink"]],
    ["an address", { message: "Skriv till bo@exempel.se" }, ["message: hasLink"]],
    ["mark-up", { message: "<b>Hej</b>" }, ["message: forbiddenCharacters"]],
    ["a name that is a link", { from: "exempel.se/vinst" }, ["from: hasLink"]],
    ["no name", { to: " " }, ["to: required"]],
    ["a sign that turns the direction", { to: "Karin\u202e" }, ["to: forbiddenCharacters"]],
    ["what is no code of a design", { campaignCode: "jul 99" }, ["campaignCode: notOffered"]],
  ])("%s", (_, given, wrong) => {
    expect(problems(greetingCard, { ...card, ...given })).toEqual(wrong);
  });
  test("a family of emoji counts as one letter as long as it can be stored", () => {
    expect(problems(greetingCard, { ...card, message: "👨‍👩‍👧".repeat(400) })).toEqual([]);
  });
  test("a long line counts as those that it becomes", () => {
    expect([linesIn("a".repeat(40)), linesIn("a".repeat(41)), linesIn("a\n\nb")]).toEqual([1, 2, 3]);
  });
});

describe("how it is ordered", () => {
  const add = {
    ...card,
    idempotencyKey: "2b1f0c52-8f50-4c8e-9f43-0d8c3b7f0c11",
    delivery: { kind: "email", recipientEmail: "karin@exempel.se", on: null },
    amount: 100,
    donor: { kind: "anonymous", email: "bo@exempel.se" },
    language: "sv",
  };
  test.each<[string, object, string[]]>([
    ["at once", {}, []],
    ["on a day", { delivery: { ...add.delivery, on: "2026-12-24" } }, []],
    ["by a link alone", { delivery: { kind: "link" } }, []],
    ["on no day", { delivery: { ...add.delivery, on: "2026-02-30" } }, ["delivery.on: notADay"]],
    ["on a day of another century", { delivery: { ...add.delivery, on: "1926-12-24" } }, ["delivery.on: notADay"]],
    [
      "to no address",
      { delivery: { ...add.delivery, recipientEmail: "karin" } },
      ["delivery.recipientEmail: notAnEmail"],
    ],
    ["by somebody whom no link reaches", { donor: { kind: "anonymous" } }, ["donor.email: required"]],
  ])("%s", (_, given, wrong) => {
    expect(problems(greetingCardAdd, { ...add, ...given })).toEqual(wrong);
  });
});

test.each<[string, string, string[]]>([
  ["words", "Tack, vad glad jag blev! ❤️", []],
  ["nothing", " \n ", ["message: required"]],
  ["too many letters", "å".repeat(501), ["message: tooLong"]],
  ["a link", "Klicka på https://exempel.se", ["message: hasLink"]],
  ["mark-up", "<img src=x>", ["message: forbiddenCharacters"]],
])("thanks with %s", (_, message, wrong) => {
  expect(problems(cardThanks, { reference: "0".repeat(20), message })).toEqual(wrong);
});
