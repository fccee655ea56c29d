import { expect, test } from "vitest";
import { problemsIn } from "#src/core/form/form-problems.ts";
import {
  cardFields,
  sendingFields,
  toShown,
  type CandleDraft,
  type CardDraft,
} from "#src/features/memorial-card/candle.ts";
import {
  problemsOfCard,
  refusedCard,
  sendingSchema,
  toSending,
  parseCard,
} from "#src/features/memorial-card/candle-rules.ts";
import { product, written } from "./given-candle.ts";

test.each<[string, Partial<CardDraft>, object]>([
  ["nothing", {}, {}],
  ["no name", { name: " " }, { remembered: "required" }],
  ["nobody who lights it", { from: "" }, { from: "required" }],
  ["a name of 61 letters", { name: "å".repeat(61) }, { remembered: "tooLong" }],
  ["a link in a name", { from: "www.exempel.se" }, { from: "hasLink" }],
  ["a year in letters", { bornYear: "fyrtiett" }, { bornYear: "notAYear" }],
  ["a death before a birth", { bornYear: "1941", diedYear: "1940" }, { diedYear: "diedBeforeBorn" }],
  ["a birth in a year to come", { bornYear: "2099" }, { bornYear: "notAYear" }],
  ["nine lines", { greeting: "a\n".repeat(8) + "b" }, { greeting: "tooManyLines" }],
  ["a link in the words", { greeting: "Se https://exempel.se" }, { greeting: "hasLink" }],
])("%s is said at its field", (_, change, problems) => {
  const card = { ...written.card, ...change };
  expect(problemsOfCard(card)).toEqual(problems);
  for (const field of Object.keys(problems)) expect(cardFields).toContain(field);
  expect(parseCard(card) === null).toBe(Object.keys(problems).length > 0);
});

test("what is sent and shown leaves out what was left empty, and a year while it is written", () => {
  expect(parseCard({ ...written.card, bornYear: "1941" })).toEqual({
    remembered: { name: "Karl-Gustav Lindström", bornYear: 1941 },
    greeting: "",
    from: "Gunilla",
  });
  expect(toShown({ ...written.card, bornYear: "1941", diedYear: "20" }).remembered).toEqual({
    name: "Karl-Gustav Lindström",
    bornYear: 1941,
  });
});

const email = "ingrid@example.se";
const person = { ...written.donor, email, firstName: "Ingrid", lastName: "Öberg" };
test.each<[string, Partial<CandleDraft>, object]>([
  ["a gift of a person", { donor: person }, {}],
  ["a gift of nobody named", { donor: { ...written.donor, kind: "anonymous", email } }, {}],
  ["a gift without an address", { donor: { ...written.donor, kind: "anonymous" } }, { email: "required" }],
  ["a gift without an amount", { donor: person, preset: null }, { amount: "required" }],
  ["an amount that cannot be read", { donor: person, preset: null, own: "en" }, { amount: "required" }],
  ["an amount below the limit", { donor: person, preset: null, own: "49" }, { amount: "tooSmall" }],
  ["an amount above it", { donor: person, preset: null, own: "100001" }, { amount: "tooLarge" }],
  ["a gift with no name", { donor: { ...person, firstName: "", lastName: "" } }, {}],
  ["a gift with half a name", { donor: { ...person, lastName: "" } }, { lastName: "required" }],
  [
    "a gift that is to give a tax reduction",
    { donor: { ...person, firstName: "", lastName: "", taxReduction: true } },
    { firstName: "required", lastName: "required", personalNumber: "required" },
  ],
  [
    "a company's gift with no number",
    { donor: { ...written.donor, kind: "company", companyName: "Öbergs Bygg AB", email } },
    { organisationNumber: "required" },
  ],
])("%s is judged by what is asked for", (_, change, problems) => {
  const draft = { ...written, ...change };
  expect(problemsIn(sendingSchema(product), toSending(draft))).toEqual(problems);
  for (const field of Object.keys(problems)) expect(sendingFields(draft)).toContain(field);
});

test.each<[string, Record<string, string>, object | null]>([
  ["the name", { "card.remembered.name": "forbiddenCharacters" }, { remembered: "forbiddenCharacters" }],
  ["a word", { "card.greeting": "hasLink" }, { greeting: "hasLink" }],
  ["who lights it", { "card.from": "tooLong", email: "notAnEmail" }, { from: "tooLong" }],
  ["the address alone", { email: "notAnEmail" }, null],
  ["the gift alone", { "gift.amount": "tooSmall" }, null],
])("where the API refuses %s, it is mended at its field", (_, fields, problems) => {
  expect(refusedCard(fields)).toEqual(problems);
});
