export const months = [
  "januari",
  "februari",
  "mars",
  "april",
  "maj",
  "juni",
  "juli",
  "augusti",
  "september",
  "oktober",
  "november",
  "december",
] as const;

export const toMonthDay = (day: string, month: string): string =>
  day === "" && month === "" ? "" : `${month.padStart(2, "0")}-${day.padStart(2, "0")}`;

/** Of `05-15`: the day and the month as they are shown in a form. */
export const fromMonthDay = (value: unknown): { day: string; month: string } => {
  const [month = "", day = ""] = typeof value === "string" ? value.split("-") : [];
  return { day: day.replace(/^0/, ""), month: month.replace(/^0/, "") };
};

const inWords = (value: unknown): string => {
  const { day, month } = fromMonthDay(value);
  return `${day} ${months[Number(month) - 1] ?? ""}`;
};

const isDay = (value: unknown) => typeof value === "string" && /^\d{2}-\d{2}$/.test(value);

export function seasonWords(from: unknown, to: unknown): string {
  if (!isDay(from) && !isDay(to)) return "Kan väljas hela året.";
  if (!isDay(from) || !isDay(to)) return "Välj både första och sista dagen.";
  if (from === to) return `Kan väljas bara ${inWords(from)}, varje år.`;
  return `Kan väljas ${inWords(from)}–${inWords(to)}, varje år.`;
}
