const parts = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Stockholm",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
  hour: "2-digit",
  minute: "2-digit",
  second: "2-digit",
  fractionalSecondDigits: 3,
  timeZoneName: "longOffset",
});

/** "2026-11-21T13:05:00.123+0100", as the provider writes times. */
export const swedishTime = (ms: number): string => {
  const by = Object.fromEntries(parts.formatToParts(ms).map(({ type, value }) => [type, value]));
  const offset = (by.timeZoneName ?? "").replace("GMT", "").replace("−", "-").replace(":", "");
  return `${by.year}-${by.month}-${by.day}T${by.hour}:${by.minute}:${by.second}.${by.fractionalSecond}${offset}`;
};
