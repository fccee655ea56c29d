import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { giftTaxRule, personTaxRule, taxReduction } from "@hjarta-lunga/contract/person-tax.ts";

describe("what a year's gifts give back", () => {
  test.each([
    ["a year before the law", 2019, 10_000, 0],
    ["a krona too little", 2026, 1_999, 0],
    ["just enough", 2026, 2_000, 500],
    ["whole kronor alone", 2026, 2_003, 500],
    ["the most of a year", 2026, 12_000, 3_000],
    ["more than counts", 2026, 12_004, 3_000],
    ["the most of an earlier year", 2021, 12_000, 1_500],
  ])("%s", (_what, year, counted, back) => {
    expect(taxReduction(year, counted)).toBe(back);
  });
});

test("a gift is told by the rule of its year, and one from before the law by the first", () => {
  expect(giftTaxRule(2021)).toBe(personTaxRule(2021));
  expect(giftTaxRule(2030)).toBe(personTaxRule(2030));
  expect([personTaxRule(2019), giftTaxRule(2019).from]).toEqual([undefined, 2020]);
});

describe("a form asks by the year that it is in Sweden", () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  test.each([
    ["2021-12-31T22:59:59Z", 2020],
    ["2021-12-31T23:00:00Z", 2022],
  ])("at %s", (now, from) => {
    vi.setSystemTime(now);
    expect(giftTaxRule().from).toBe(from);
  });
});
