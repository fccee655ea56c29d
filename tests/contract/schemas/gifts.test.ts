import { donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import { fieldProblems } from "@hjarta-lunga/contract/field-problems.ts";
import { amountWithin, sekAmount } from "@hjarta-lunga/contract/schemas/money.ts";
import { toOre, toSek } from "@hjarta-lunga/contract/money.ts";
import { regularGift } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { describe, expect, test } from "vitest";

const person = { kind: "person", firstName: "Birgitta", lastName: "Åkerström-Lindqvist", email: "birgitta@exempel.se" };
const gift = (given: Record<string, unknown> = {}) => ({
  idempotencyKey: "0e6a3c0e-6ad1-4f0e-9a3a-6a8a5d0b8c11",
  amount: 250,
  donor: person,
  language: "sv",
  ...given,
});

/** Path and problem of each thing that is wrong. */
const problemsOf = (body: unknown) =>
  Object.fromEntries(
    (regularGift.safeParse(body).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

test.each([
  [0.1, 10],
  [1.1, 110],
  [1000.5, 100_050],
  [19.99, 1_999],
  [99_999_999, 9_999_999_900],
])("%d SEK is %d öre and back", (sek, ore) => {
  expect(toOre(sek)).toBe(ore);
  expect(toSek(ore)).toBe(sek);
  expect(sekAmount.parse(sek)).toBe(sek);
});

test.each([
  [0, "tooSmall"],
  [-5, "tooSmall"],
  [0.001, "notAnAmount"],
  [10.005, "notAnAmount"],
  ["250", "notAnAmount"],
  [Number.NaN, "notAnAmount"],
  [Infinity, "notAnAmount"],
  [1e12, "tooLarge"],
  [null, "notAnAmount"],
])("the amount %j is refused: %s", (amount, problem) =>
  expect(problemsOf(gift({ amount }))).toEqual({ amount: problem }),
);

test.each([
  [9.99, false],
  [10, true],
  [100_000, true],
  [100_000.01, false],
])("between 10 and 100 000, %d is allowed: %s", (amount, allowed) =>
  expect(amountWithin({ least: 10, most: 100_000 }).safeParse(amount).success).toBe(allowed),
);

describe("who gives", () => {
  test.each([
    ["a person", person],
    ["a person abroad", { ...person, mobile: "+44 (0)7700 900 123" }],
    ["a person with all", { ...person, mobile: "070-174 06 05", personalNumber: "520529-2260" }],
    ["a company", { kind: "company", companyName: "Ek & Son AB", organisationNumber: "802005-1952", email: "a@b.se" }],
    ["nobody", { kind: "anonymous" }],
    ["nobody who wants a receipt", { kind: "anonymous", email: "a@b.se" }],
    ["with spaces around", { ...person, firstName: "  Birgitta ", email: " birgitta@exempel.se " }],
  ])("%s may give", (_who, given) => expect(problemsOf(gift({ donor: given }))).toEqual({}));

  test("spaces around are gone", () => {
    expect(donor.parse({ ...person, firstName: "  Birgitta ", email: " birgitta@exempel.se " })).toEqual(person);
  });

  test.each([
    [{ ...person, firstName: "  " }, { "donor.firstName": "required" }],
    [{ ...person, lastName: undefined }, { "donor.lastName": "required" }],
    [{ ...person, firstName: "a".repeat(81) }, { "donor.firstName": "tooLong" }],
    [{ ...person, email: "birgitta" }, { "donor.email": "notAnEmail" }],
    [{ ...person, email: "" }, { "donor.email": "required" }],
    [{ ...person, mobile: "070-174" }, { "donor.mobile": "notAPhone" }],
    [{ ...person, personalNumber: "520914-23" }, { "donor.personalNumber": "notAPersonalNumber" }],
    [
      { kind: "company", companyName: "Ek AB", organisationNumber: "520529-2260", email: "a@b.se" },
      { "donor.organisationNumber": "notAnOrganisationNumber" },
    ],
  ])("%j is refused: %j", (given, problems) => expect(problemsOf(gift({ donor: given }))).toEqual(problems));

  test("a personal number is refused where no tax reduction can follow", () => {
    const body = gift({ amount: 199, donor: { ...person, personalNumber: "520529-2260" } });
    expect(problemsOf(body)).toEqual({ "donor.personalNumber": "onlyForTaxReduction" });
  });

  test("a name where nobody shall be named is refused", () => {
    expect(regularGift.safeParse(gift({ donor: { kind: "anonymous", firstName: "Eva" } })).success).toBe(false);
  });
});

test("every problem has a name that the words are chosen by", () => {
  expect(new Set(fieldProblems).size).toBe(fieldProblems.length);
});
