import { kept, type KeptName } from "../kept.ts";
import type { Language } from "../languages.ts";

const words = {
  sv: {
    numbers: "noll en två tre fyra fem sex sju åtta nio tio elva tolv tretton".split(" "),
    units: {
      minutes: ["en minut", "minuter"],
      hours: ["en timme", "timmar"],
      days: ["en dag", "dagar"],
      months: ["en månad", "månader"],
      years: ["ett år", "år"],
    },
  },
  en: {
    numbers: "no one two three four five six seven eight nine ten eleven twelve thirteen".split(" "),
    units: {
      minutes: ["a minute", "minutes"],
      hours: ["an hour", "hours"],
      days: ["a day", "days"],
      months: ["a month", "months"],
      years: ["a year", "years"],
    },
  },
} as const;

type Unit = keyof (typeof words)["sv"]["units"];

/** As a page says it: "ett år", "tolv månader", "30 dagar". */
export const keptInWords = (name: KeptName, language: Language = "sv"): string => {
  const { numbers, units } = words[language];
  const spans = Object.entries(kept[name].for) as [Unit, number][];
  return spans.map(([unit, count]) => counted(count, numbers, units[unit])).join(" ");
};

const counted = (count: number, numbers: readonly string[], [one, many]: readonly [string, string]): string =>
  count === 1 ? one : `${numbers[count] ?? count} ${many}`;
