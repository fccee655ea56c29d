import { seededCampaignCodes } from "@hjarta-lunga/contract/campaigns.ts";
import { consentChoice } from "@hjarta-lunga/contract/schemas/consent.ts";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { errorCodes } from "@hjarta-lunga/contract/errors.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import { describe, expect, test } from "vitest";

/** The families of card designs that the specification names. */
const families = [
  "ALLAHJARTAN_25_*",
  "FARSDAG_24_*",
  "GENERELL_*",
  "GRATULATION_*",
  "JUL_24_*",
  "KPD_*",
  "KPR_KRANS",
  "MORSDAG_*",
  "PASK_*",
  "SOMMAR_*",
  "TACK_*",
  "WORLDHEARTDAY_25_*",
  "MINNESLJUS_25",
  "TEST",
  "TESTK*",
  "GRAPHQL_TEST",
];
const familyOf = (code: string) =>
  families.find((family) => new RegExp(`^${family.replace("*", "\\d")}$`).test(code)) ?? "none";

describe("campaign codes", () => {
  test.each(seededCampaignCodes)("%s belongs to a family of the specification", (code) => {
    expect(familyOf(code)).not.toBe("none");
  });

  test.each(families)("there is a card of the family %s", (family) => {
    expect(seededCampaignCodes.map(familyOf)).toContain(family);
  });

  test("no code stands twice, or two links would show one card", () => {
    expect(new Set(seededCampaignCodes).size).toBe(seededCampaignCodes.length);
  });

  test("the test codes are exactly those of the specification", () => {
    expect(seededCampaignCodes.filter((code) => code.includes("TEST"))).toEqual([
      "TEST",
      "TESTK1",
      "TESTK2",
      "TESTK3",
      "GRAPHQL_TEST",
    ]);
  });
});

describe("the one error body", () => {
  const body = { code: "validation_failed", message: "Fel", requestId: "r1" };

  test.each(errorCodes)("says %s", (code) => {
    expect(errorBody.safeParse({ ...body, code }).success).toBe(true);
  });

  test.each<[string, boolean, unknown]>([
    ["without fields", true, body],
    ["with what is wrong in each field", true, { ...body, fields: { email: "Skriv en adress" } }],
    ["with a code that nobody knows", false, { ...body, code: "teapot" }],
    ["without a request to ask about", false, { code: "internal", message: "Fel" }],
    ["without words", false, { code: "internal", requestId: "r1" }],
    ["with a request that is no text", false, { ...body, requestId: 1 }],
    ["whose words are no text", false, { ...body, message: {} }],
    ["with fields that are no words", false, { ...body, fields: { email: 1 } }],
    ["that is only words", false, "Internal Server Error"],
    ["that is nothing", false, null],
  ])("%s is one: %s", (_, valid, value) => {
    expect(errorBody.safeParse(value).success).toBe(valid);
  });
});

describe("consent", () => {
  const choice = { id: "0b7cf1f3-9d0c-4f5a-8f43-6a0a3a4ce0c1", version: 1, statistics: true, marketing: false };

  test.each<[string, boolean, unknown]>([
    ["a whole choice", true, choice],
    ["a choice with an id of the visitor's own", false, { ...choice, id: "jag" }],
    ["a choice without one category", false, { ...choice, marketing: undefined }],
    ["a choice in words", false, { ...choice, statistics: "true" }],
    ["a choice of no version", false, { ...choice, version: 0 }],
    ["a choice with more in it", false, { ...choice, email: "a@b.example" }],
  ])("%s is one: %s", (_, valid, value) => {
    expect(consentChoice.safeParse(value).success).toBe(valid);
  });
});

test("every text has a namespace", () => {
  // A code, as of a design or a kind, stands as orders keep it.
  for (const key of textKeys)
    expect(key).toMatch(/^[a-z][a-zA-Z]*(?:\.(?:[a-z][a-zA-Z0-9]*|[a-z]+(?:_[a-z]+)+|[A-Z][A-Z_]*|\d))+$/);
});
