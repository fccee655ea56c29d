import { expect, test } from "vitest";
import { deliveryProblems } from "../../../../../services/api/src/kinds/memorial-gift/new-memorial-gift.ts";

const parlor = { name: "Ekens begravningsbyrå", email: "eken@exempel.se", town: "Umeå" };
const onSunday = { day: "2026-11-22", hour: 10 };

test.each([
  ["parlor", "2026-11-23", { "funeral.day": "tooLate" }],
  ["parlor", "2026-11-24", {}],
  ["post", "2026-11-26", { "funeral.day": "tooLate" }],
  ["post", "2026-11-27", {}],
  ["donor", "2026-11-22", {}],
  ["none", "2026-11-22", {}],
] as const)(
  "of a sheet that goes to %s for a ceremony on %s, on a Sunday before, this is wrong",
  (to, day, problems) => {
    expect(deliveryProblems(to, { parlor, ceremony: { day, now: onSunday } })).toEqual(problems);
  },
);

test("without a day nothing is too late", () => {
  expect(deliveryProblems("post", { parlor: undefined, ceremony: undefined })).toEqual({});
});
