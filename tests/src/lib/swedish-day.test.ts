import { expect, test } from "vitest";
import { sayDay, swedishTime } from "#src/lib/swedish-day.ts";

const calendar = (moment: Date) => moment.toLocaleString("sv", { timeZone: "Europe/Stockholm" }).replace(" ", "T");
const years = Array.from({ length: 30 }, (_, index) => 2015 + index);

test.each(years)(
  "Sweden's clocks in %i are those of the browser's calendar, to the second before they are moved",
  (year) => {
    const daily = Array.from({ length: 366 }, (_, day) => Date.UTC(year, 0, 1 + day, 1));
    const moments = daily.flatMap((one) => [one - 1000, one, one + 21.5 * 3_600_000]).map((moment) => new Date(moment));
    expect(moments.map(swedishTime)).toEqual(moments.map(calendar));
  },
);

test.each([
  ["sv", true, "sv-SE"],
  ["en", true, "en-GB"],
  ["sv", false, "sv-SE"],
  ["en", false, "en-GB"],
] as const)(
  "a day of each month is said in %s as the browser's calendar says it (year: %s)",
  (language, withYear, locale) => {
    const days = Array.from(
      { length: 12 },
      (_, month) => `2026-${String(month + 1).padStart(2, "0")}-0${String((month % 9) + 1)}`,
    );
    const form = {
      timeZone: "UTC",
      day: "numeric",
      month: "long",
      ...(withYear && { year: "numeric" as const }),
    } as const;
    const said = days.map((day) => new Date(day).toLocaleDateString(locale, form).replaceAll(" ", "\u00a0"));
    expect(days.map((day) => sayDay(day, language, withYear))).toEqual(said);
  },
);
