import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  emptyDraft,
  screenOf,
  type GreetingDraft,
  type SendingDraft,
  type WordsDraft,
} from "#src/features/greeting-card/greeting.ts";
import {
  lastFormSchema,
  problemsOfWords,
  refusedEarlier,
  parseCard,
  toLastForm,
} from "#src/features/greeting-card/greeting-rules.ts";
import { emptyDonor } from "#src/core/donor/donor-draft.ts";
import { problemsIn } from "#src/core/form/form-problems.ts";
import { product } from "./given-greeting.ts";

beforeEach(() => vi.useFakeTimers({ now: new Date("2026-11-30T23:30:00Z"), toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const words: WordsDraft = { heading: "ofDesign", to: "Farmor", from: "Ida", message: "" };
const sending: SendingDraft = { way: "day", recipientEmail: "farmor@example.se", on: "2026-12-24" };
const donor = { ...emptyDonor, email: "ida@example.se" };
const draft: GreetingDraft = { ...emptyDraft(product), code: "JUL_24_1", words, sending, donor };

const schema = lastFormSchema(product);
const problemsOf = (change: Partial<GreetingDraft>) => problemsIn(schema, toLastForm({ ...draft, ...change }));

test.each([
  ["nobody it is to", { to: " " }, { to: "required" }],
  ["nobody it is from", { from: "" }, { from: "required" }],
  ["no words of one's own", { message: "" }, {}],
  ["800 letters in as many lines as there is room for", { message: `${"a".repeat(40)}\n`.repeat(20) }, {}],
  ["801 letters", { message: "a".repeat(801) }, { message: "tooLong" }],
  ["31 lines", { message: "a\n".repeat(30) + "a" }, { message: "tooManyLines" }],
  ["families of emoji, each counted as one", { message: "👨‍👩‍👧‍👦 ".repeat(100) }, {}],
  ["a link", { message: "Se www.exempel.se" }, { message: "hasLink" }],
])("of a card with %s it is said", (_what, change, expected) => {
  expect(problemsOfWords({ ...words, ...change })).toEqual(expected);
});

// In Sweden it is the first of December already.
test.each([
  ["yesterday", { on: "2026-11-30" }, { on: "tooLate" }],
  ["today", { on: "2026-12-01" }, {}],
  ["a year ahead", { on: "2027-12-02" }, {}],
  ["a day too far", { on: "2027-12-03" }, { on: "tooLarge" }],
  ["no day", { on: "" }, { on: "notADay" }],
  ["no address", { recipientEmail: "" }, { recipientEmail: "required" }],
  ["half an address", { recipientEmail: "farmor@" }, { recipientEmail: "notAnEmail" }],
  ["the link alone, whatever was written before", { way: "link", recipientEmail: "farmor@", on: "" }, {}],
  ["at once, whatever day was written before", { way: "now", on: "1999-01-01" }, {}],
] as const)("of sending on %s it is said", (_when, change, expected) => {
  expect(problemsOf({ sending: { ...sending, ...change } })).toEqual(expected);
});

test("an amount outside the limits is said where it stands", () => {
  expect(problemsOf({ preset: null, own: "19" })).toEqual({ amount: "tooSmall" });
  expect(problemsOf({ preset: null, own: "" })).toEqual({ amount: "required" });
});

test.each([
  ["no address", { email: "" }, { email: "required" }],
  ["half a name", { firstName: "Ida" }, { lastName: "required" }],
  ["a company that is only chosen", { kind: "company" }, {}],
  ["a company without its number", { kind: "company", companyName: "Ek" }, { organisationNumber: "required" }],
  ["a tax reduction that the gift is too small for", { taxReduction: true }, {}],
] as const)("of who gives with %s it is said", (_what, change, expected) => {
  expect(problemsOf({ donor: { ...donor, ...change } })).toEqual(expected);
});

test("the card is sent as it is written, and how it is sent with the gift and the giver", () => {
  expect(parseCard(draft)).toEqual({ campaignCode: "JUL_24_1", ...words });
  const sent = (change: Partial<GreetingDraft>) => schema.parse(toLastForm({ ...draft, ...change }));
  expect(sent({})).toEqual({
    delivery: { kind: "email", recipientEmail: "farmor@example.se", on: "2026-12-24" },
    amount: 100,
    donor: { kind: "anonymous", email: "ida@example.se" },
  });
  expect(sent({ sending: { ...sending, way: "now" } }).delivery).toMatchObject({ kind: "email", on: null });
  expect(sent({ sending: { ...sending, way: "link" } }).delivery).toEqual({ kind: "link" });
  const named = { ...donor, firstName: "Ida", lastName: "Lind" };
  expect(sent({ donor: named }).donor).toMatchObject({ kind: "person", firstName: "Ida", lastName: "Lind" });
});

test.each([
  ["that its design has", "KPD_1", "fromManyToMany"],
  ["that was chosen for another design", "JUL_24_1", "ofDesign"],
] as const)("words for several are sent as the form %s", (_which, code, heading) => {
  const chosen = { ...draft, code, words: { ...words, heading: "fromManyToMany" as const } };
  expect(parseCard(chosen)).toMatchObject({ heading });
});

test.each([
  ["words that no rule of today lets through", { words: { ...words, to: "www.exempel.se" } }, "card"],
  ["no design", { code: null }, "design"],
] as const)("of a draft with %s the step to mend is known before it is sent", (_what, change, step) => {
  expect(parseCard({ ...draft, ...change })).toMatchObject({ step });
});

test.each([
  [
    { campaignCode: "notOffered", to: "required" },
    { step: "design", fields: { campaignCode: "notOffered" } },
  ],
  [
    { message: "tooLong", amount: "tooSmall" },
    { step: "card", fields: { message: "tooLong" } },
  ],
  [{ "delivery.on": "tooLate" }, null],
  [{ amount: "tooLarge" }, null],
  [{ "donor.email": "notAnEmail" }, null],
])("what the API refuses as %j is mended in its step", (fields, expected) => {
  expect(refusedEarlier(fields as Record<string, string>)).toEqual(expected);
});

test.each([
  ["sending", {}, "sending"],
  // As the history of who was there before the two were one has it.
  ["donor", {}, "sending"],
  ["sending", { words: { ...words, to: "" } }, "card"],
  ["donor", { code: null }, "design"],
  ["order", { code: null }, "order"],
] as const)("at the step %s with %j is shown %s", (step, change, shown) => {
  expect(screenOf(step, { ...draft, ...change })).toBe(shown);
});
