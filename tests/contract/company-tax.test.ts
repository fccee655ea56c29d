import { companyTax, legalFormOf } from "@hjarta-lunga/contract/company-tax.ts";
import { expect, test } from "vitest";

const limited = "559912-3451";
const association = "769900-1231";
const partnership = "969912-3452";
const foundation = "802499-8877";

test.each([
  [limited, "limitedCompany"],
  [association, "economicAssociation"],
  [partnership, "partnership"],
  [foundation, "association"],
  ["202100-9994", "public"],
  ["16 5599123451", "limitedCompany"],
  ["559912-3452", undefined],
  ["19121212-1212", undefined],
  ["", undefined],
])("%s is a %s", (number, form) => {
  expect(legalFormOf(number)).toBe(form);
});

test.each([
  ["a limited company", limited, 5_000, 1_030],
  ["an economic association", association, 5_000, 1_030],
  ["the least gift", limited, 2_000, 412],
  ["whole kronor, never more than the law gives", limited, 2_003, 412],
  ["the most of a year", limited, 800_000, 164_800],
  ["no more than the most of a year", limited, 2_000_000, 164_800],
])("may get back of a gift of 2026: %s", (_who, organisationNumber, amount, back) => {
  expect(companyTax({ organisationNumber, amount, year: 2026 })).toEqual({
    kind: "counts",
    percent: 20.6,
    back,
    leastGift: 2_000,
    mostInYear: 800_000,
  });
});

test.each([
  ["less than the least gift", limited, 1_999.99, 2026, "tooSmall"],
  ["a partnership", partnership, 5_000, 2026, "otherForm"],
  ["a foundation or an association", foundation, 5_000, 2026, "otherForm"],
  ["a number that is none", "559912-3452", 5_000, 2026, "otherForm"],
  ["a gift from before the law", limited, 5_000, 2025, "beforeTheLaw"],
  ["a gift of a later year, by the last rule that is known", limited, 5_000, 2031, "counts"],
])("%s", (_what, organisationNumber, amount, year, kind) => {
  expect(companyTax({ organisationNumber, amount, year }).kind).toBe(kind);
});
