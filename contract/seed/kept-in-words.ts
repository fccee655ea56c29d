import { kept, type KeptName, type Span } from "../kept.ts";
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
export const keptInWords = (name: KeptName, language: Language = "sv"): string => spanInWords(kept[name].for, language);

export const minutesInWords = (minutes: number, language: Language): string =>
  spanInWords(minutes % 60 === 0 ? { hours: minutes / 60 } : { minutes }, language);

function spanInWords(span: Span, language: Language): string {
  const { numbers, units } = words[language];
  const spans = Object.entries(span) as [Unit, number][];
  return spans.map(([unit, count]) => counted(count, numbers, units[unit])).join(" ");
}

const counted = (count: number, numbers: readonly string[], [one, many]: readonly [string, string]): string =>
  count === 1 ? one : `${numbers[count] ?? count} ${many}`;
