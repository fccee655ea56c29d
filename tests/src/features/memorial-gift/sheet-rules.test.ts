import { afterEach, expect, test, vi } from "vitest";
import { sheetDeliveries } from "@hjarta-lunga/contract/memorials.ts";
import type { DeliveryDraft, SheetDraft } from "#src/features/memorial-gift/memorial-gift.ts";
import { fromSheet, shownFields } from "#src/features/memorial-gift/memorial-shape.ts";
import { problemsOf, parseFirstStep, parseSheet } from "#src/features/memorial-gift/sheet-rules.ts";
import { inAYear, written } from "./given-memorial.ts";

const parlorId = "0192f0c1-2f4e-7a30-8a46-7f1f7a2f9b11";
const with_ = (sheet: Partial<SheetDraft>, delivery: Partial<DeliveryDraft> = {}) => ({
  sheet: { ...written.sheet, ...sheet },
  delivery: { ...written.delivery, ...delivery },
});

test.each([
  ["nothing", {}, {}, {}],
  ["no name", { name: " " }, {}, { "remembered.name": "required" }],
  ["a name of 61 letters", { name: "å".repeat(61) }, {}, { "remembered.name": "tooLong" }],
  ["a year in letters", { bornYear: "fyrtiett" }, {}, { bornYear: "notAYear" }],
  ["a year of two digits", { diedYear: "41" }, {}, { diedYear: "notAYear" }],
  ["nine lines", { greeting: "a\n".repeat(8) + "b" }, {}, { greeting: "tooManyLines" }],
  ["a row without a name", { givers: [{ id: "x", name: "" }] }, {}, { "givers.x": "required" }],
  [
    "a parlour that was only written",
    {},
    { to: "parlor", parlor: "Fonus", day: inAYear, handTo: "Per" },
    { "funeral.parlor": "required" },
  ],
  ["a parlour, and no day or hand", {}, { to: "parlor", parlorId }, { day: "required", handTo: "required" }],
  ["a day that has been", {}, { to: "parlor", parlorId, day: "2024-01-10", handTo: "Per" }, { day: "tooLate" }],
  [
    "an empty envelope",
    {},
    { to: "post" },
    { recipient: "required", street: "required", postalCode: "required", town: "required" },
  ],
  ["an envelope of another way", {}, { to: "none", postalCode: "12" }, {}],
] as const)("%s is said at its field", (_, sheet, delivery, problems) => {
  const draft = with_(sheet, delivery);
  expect(problemsOf(draft)).toEqual(problems);
  const fields = shownFields(draft);
  for (const field of Object.keys(problems)) expect(fields).toContain(field);
});

afterEach(() => {
  vi.useRealTimers();
});
test.each([
  ["2026-11-22T09:00Z", "2026-11-23", { day: "tooLate" }],
  ["2026-11-22T09:00Z", "2026-11-24", {}],
  ["2026-11-26T13:59Z", "2026-11-27", {}],
  ["2026-11-26T14:00Z", "2026-11-27", { day: "tooLate" }],
  // Past midnight in Sweden.
  ["2026-11-25T23:30Z", "2026-11-27", {}],
])("at %s a ceremony on %s is judged by working days and the clock in Sweden", (now, day, problems) => {
  vi.useFakeTimers({ now: new Date(now), toFake: ["Date"] });
  expect(problemsOf(with_({}, { to: "parlor", parlorId, day, handTo: "Per" }))).toEqual(problems);
});

test.each(sheetDeliveries)("to %s only what belongs to it is sent", (to) => {
  const filled = { parlorId, parlor: "Fonus", day: inAYear, place: "Kyrkan", handTo: "Per", recipient: "Familjen" };
  const parsed = parseFirstStep(
    with_({}, { ...filled, street: "Storgatan 1", postalCode: "123 45", town: "Umeå", to }),
  );
  expect(parsed).toEqual({
    sheet: { design: "BIRD", remembered: { name: "Karl-Gustav Lindström" }, greeting: "", givers: ["Gunilla"] },
    ...{
      donor: { delivery: { to: "donor" }, funeral: {} },
      parlor: { delivery: { to, handTo: "Per" }, funeral: { parlorId, day: inAYear, place: "Kyrkan" } },
      post: {
        delivery: { to, recipient: "Familjen", street: "Storgatan 1", postalCode: "12345", town: "Umeå" },
        funeral: {},
      },
      none: { delivery: { to: "none" }, funeral: {} },
    }[to],
  });
});

test("a sheet that is read to be corrected is the same again", () => {
  const sheet = parseSheet({ ...written.sheet, bornYear: "1941", diedYear: "2026", greeting: "Tack\nför allt" });
  expect(sheet).not.toBeNull();
  if (sheet !== null) expect(parseSheet(fromSheet(sheet))).toEqual(sheet);
});
