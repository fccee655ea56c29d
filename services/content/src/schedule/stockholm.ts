/** Times as they are said in Sweden, whatever the clock of the computer says. */
const zone = "Europe/Stockholm";
const minute = 60_000;
const offsets = [120, 60];

const parts = new Intl.DateTimeFormat("sv-SE", {
  ...{ timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" },
  ...{ hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
});
/** "2026-12-01 06:00" */
const wallOf = (at: Date) => parts.format(at).replace(",", "");

const months = "januari februari mars april maj juni juli augusti september oktober november december".split(" ");
const monthOf = (word: string) => months.findIndex((month) => word.length >= 3 && month.startsWith(word)) + 1;

const two = (value: string | number) => String(value).padStart(2, "0");

type Wall = { day: string; time: string };

const clock = String.raw`(?:kl\.?\s*)?(\d{1,2})(?:[.:](\d{2}))?`;
const isoDay = new RegExp(String.raw`^(\d{4})-(\d{1,2})-(\d{1,2})[\st,]+${clock}$`);
const saidDay = new RegExp(
  String.raw`^(?:\p{L}+dag(?:en)?\s+)?(?:den\s+)?(\d{1,2})[\s/]+(\p{L}+|\d{1,2})(?:\s+(\d{4}))?[\s,]+${clock}$`,
  "u",
);

/** Without a year: the next time that day comes. */
const yearFor = (month: number, day: number, now: Date) => {
  const [year, thisDay] = [wallOf(now).slice(0, 4), wallOf(now).slice(5, 10)];
  return `${two(month)}-${two(day)}` < thisDay ? Number(year) + 1 : Number(year);
};

function wallFrom(text: string, now: Date): Wall | undefined {
  const iso = isoDay.exec(text);
  if (iso !== null) {
    const [, year, month = "", day = "", hour = "", minutes = "00"] = iso;
    return { day: `${year}-${two(month)}-${two(day)}`, time: `${two(hour)}:${minutes}` };
  }
  const said = saidDay.exec(text);
  if (said === null) return undefined;
  const [, day = "", word = "", year, hour = "", minutes = "00"] = said;
  const month = /^\d/.test(word) ? Number(word) : monthOf(word);
  return {
    day: `${year ?? yearFor(month, Number(day), now)}-${two(month)}-${two(day)}`,
    time: `${two(hour)}:${minutes}`,
  };
}

/** `note` says what was understood, where two things could be. */
export type Understood = { at: Date; note?: string } | { problem: string };

const howToWrite = "Skriv dag och klockslag, till exempel 2026-12-01 06.00 eller 1 december kl. 6.";
const longest = 2 * 366 * 24 * 60 * minute;

function instantsOf({ day, time }: Wall): Date[] {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  if (Number.isNaN(asUtc)) return [];
  return offsets.map((offset) => new Date(asUtc - offset * minute)).filter((at) => wallOf(at) === `${day} ${time}`);
}

const isDay = (day: string) => {
  const at = new Date(`${day}T12:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day);
};

export function understandTime(written: string, now: Date): Understood {
  const season = /(sommartid|vintertid)/i.exec(written)?.[1]?.toLowerCase();
  const text = written
    .replace(/\(?(sommartid|vintertid)\)?/i, "")
    .trim()
    .toLowerCase();
  const wall = wallFrom(text, now);
  if (wall === undefined || !isDay(wall.day) || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(wall.time))
    return { problem: howToWrite };
  const [first, second] = instantsOf(wall);
  const shown = wall.time.replace(":", ".");
  if (first === undefined)
    return {
      problem: `Klockan ${shown} finns inte den natten: då ställs den fram från 02.00 till 03.00. Välj en annan tid.`,
    };
  const at = second !== undefined && season === "vintertid" ? second : first;
  if (at <= now) return { problem: "Den tiden har redan varit. Välj en som kommer." };
  if (at.getTime() - now.getTime() > longest) return { problem: "Välj en tid inom två år." };
  if (second === undefined || season !== undefined) return { at };
  return {
    at,
    note: `Klockan ${shown} kommer två gånger den natten. Det blir den första, i sommartid. Skriv ”${shown} vintertid” om du menar den andra.`,
  };
}

const day = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, weekday: "long", day: "numeric", month: "long" });
const season = new Intl.DateTimeFormat("sv-SE", { timeZone: zone, timeZoneName: "longOffset" });

/** "tisdag 1 december kl. 06.00", with the year where it is another, and the season where an hour comes twice. */
export function saidTime(at: Date, now: Date): string {
  const [date = "", time = ""] = wallOf(at).split(" ");
  const year = date.slice(0, 4) === wallOf(now).slice(0, 4) ? "" : ` ${date.slice(0, 4)}`;
  const isTwice = instantsOf({ day: date, time }).length > 1;
  const which = season.format(at).includes("+02") ? "sommartid" : "vintertid";
  return `${day.format(at)}${year} kl. ${time.replace(":", ".")}${isTwice ? ` (${which})` : ""}`;
}

/** As it is typed. */
export const typedTime = (at: Date) => wallOf(at).replace(/:(\d{2})$/, ".$1");
