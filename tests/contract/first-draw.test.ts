import { expect, test } from "vitest";
import { firstDrawOn } from "../../contract/first-draw.ts";

test.each([
  // Ten banking days from Sunday the 22nd of November end on the 4th of December.
  [28, "2026-11-22", "2026-12-28"],
  // The 27th is a Sunday, so the money is drawn with the 28th's.
  [27, "2026-11-22", "2026-12-28"],
  // Christmas Day, a Friday: the next banking day is Monday.
  [25, "2026-11-22", "2026-12-28"],
  // Ten banking days on is the 28th itself.
  [28, "2027-01-14", "2027-01-28"],
  // A day later it is too near.
  [28, "2027-01-15", "2027-03-01"],
  [25, "2027-01-15", "2027-02-25"],
  // The 28th of February is a Sunday, drawn in March, and still February's.
  [28, "2027-02-16", "2027-03-30"],
  // Good Friday and Easter Monday.
  [28, "2027-03-01", "2027-03-30"],
  [25, "2027-03-01", "2027-03-25"],
  // Over New Year.
  [28, "2026-12-14", "2027-01-28"],
  [28, "2026-12-10", "2026-12-28"],
])("the %ith, signed on %s, is drawn first on %s", (day, signedOn, first) => {
  expect(firstDrawOn(day, signedOn)).toBe(first);
});

test("with other time for the bank it is another day", () => {
  expect(firstDrawOn(28, "2027-01-15", 5)).toBe("2027-01-28");
});
