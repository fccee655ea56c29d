import { expect, test } from "vitest";
import { saidTime, typedTime, understandTime } from "../../../services/content/src/schedule/stockholm.ts";

const now = new Date("2026-11-28T15:00:00Z");
const understood = (written: string, from = now) => {
  const result = understandTime(written, from);
  return "problem" in result ? result.problem : result.at.toISOString();
};

test.each([
  ["2026-12-01 06.00", "2026-12-01T05:00:00.000Z"],
  ["2026-12-01 06:00", "2026-12-01T05:00:00.000Z"],
  ["2026-12-01T06:00", "2026-12-01T05:00:00.000Z"],
  ["2026-12-1 kl. 6", "2026-12-01T05:00:00.000Z"],
  ["  2026-12-01, 6.00 ", "2026-12-01T05:00:00.000Z"],
  ["1 december 06.00", "2026-12-01T05:00:00.000Z"],
  ["tisdag 1 december kl. 06.00", "2026-12-01T05:00:00.000Z"],
  ["Tisdagen den 1 dec 2026 kl 6", "2026-12-01T05:00:00.000Z"],
  ["1/12 06.00", "2026-12-01T05:00:00.000Z"],
  ["24 mars 12.00", "2027-03-24T11:00:00.000Z"],
  ["2027-07-01 06.00", "2027-07-01T04:00:00.000Z"],
  ["2026-12-31 23.59", "2026-12-31T22:59:00.000Z"],
])("%s is %s", (written, at) => {
  expect(understood(written)).toBe(at);
});

test.each([
  ["", "Skriv dag och klockslag"],
  ["i morgon", "Skriv dag och klockslag"],
  ["2026-12-01", "Skriv dag och klockslag"],
  ["2026-02-30 06.00", "Skriv dag och klockslag"],
  ["2026-12-01 24.00", "Skriv dag och klockslag"],
  ["2026-12-01 06.60", "Skriv dag och klockslag"],
  ["2026-11-28 16.00", "Den tiden har redan varit"],
  ["2020-01-01 06.00", "Den tiden har redan varit"],
  ["2036-01-01 06.00", "Välj en tid inom två år"],
])("%s is refused: %s", (written, problem) => {
  expect(understood(written)).toContain(problem);
});

test("an hour that does not come in the night when clocks go forward is refused in words", () => {
  expect(understood("2027-03-28 02.30")).toBe(
    "Klockan 02.30 finns inte den natten: då ställs den fram från 02.00 till 03.00. Välj en annan tid.",
  );
  expect(understood("2027-03-28 01.59")).toBe("2027-03-28T00:59:00.000Z");
  expect(understood("2027-03-28 03.00")).toBe("2027-03-28T01:00:00.000Z");
});

test("an hour that comes twice is the first, unless it is said, and it is told which", () => {
  const result = understandTime("2027-10-31 02.30", now);
  expect(result).toEqual({
    at: new Date("2027-10-31T00:30:00Z"),
    note: expect.stringContaining("kommer två gånger den natten") as string,
  });
  expect(understood("2027-10-31 02.30 vintertid")).toBe("2027-10-31T01:30:00.000Z");
  expect(understood("2027-10-31 02.30 (sommartid)")).toBe("2027-10-31T00:30:00.000Z");
  expect(saidTime(new Date("2027-10-31T01:30:00Z"), now)).toBe("söndag 31 oktober 2027 kl. 02.30 (vintertid)");
  expect(saidTime(new Date("2027-10-31T02:30:00Z"), now)).toBe("söndag 31 oktober 2027 kl. 03.30");
});

test("a time is said as people say it, and typed as it was typed", () => {
  const at = new Date("2026-12-01T05:00:00Z");
  expect([saidTime(at, now), typedTime(at)]).toEqual(["tisdag 1 december kl. 06.00", "2026-12-01 06.00"]);
});
