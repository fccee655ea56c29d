import { expect, test } from "vitest";
import { nextYear } from "../../../../../services/api/src/kinds/membership/members.ts";

test.each([
  ["a new member's year begins today", "2026-11-22", null, "2026-11-22", "2027-11-21"],
  ["who renews early loses no day", "2026-11-22", "2027-03-31", "2027-04-01", "2028-03-31"],
  ["who renews on the last day goes on tomorrow", "2026-11-22", "2026-11-22", "2026-11-23", "2027-11-22"],
  ["who renews the day after goes on without a gap", "2026-11-23", "2026-11-22", "2026-11-23", "2027-11-22"],
  ["who comes back later begins anew", "2026-11-22", "2024-06-30", "2026-11-22", "2027-11-21"],
  ["who renews twice has two years to come", "2026-11-22", "2028-11-21", "2028-11-22", "2029-11-21"],
  ["a year over New Year", "2026-01-01", null, "2026-01-01", "2026-12-31"],
  ["a year that ends on a leap day", "2027-03-01", null, "2027-03-01", "2028-02-29"],
  ["a year that begins on a leap day", "2028-02-29", null, "2028-02-29", "2029-02-28"],
  ["a year that begins after a leap day", "2028-01-10", "2028-02-29", "2028-03-01", "2029-02-28"],
  ["a year before a leap day", "2027-02-28", null, "2027-02-28", "2028-02-27"],
  ["the year that follows one from a leap day", "2028-12-24", "2029-02-28", "2029-03-01", "2030-02-28"],
])("%s", (_what, today, last, firstDay, lastDay) => {
  expect(nextYear(today, last)).toEqual({ firstDay, lastDay });
});
