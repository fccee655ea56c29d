const zone = { timeZone: "Europe/Stockholm" } as const;
const day = new Intl.DateTimeFormat("sv-SE", {
  ...zone,
  ...{ weekday: "long", day: "numeric", month: "long", year: "numeric" },
});
const time = new Intl.DateTimeFormat("sv-SE", { ...zone, hour: "2-digit", minute: "2-digit" });

/** ”lördag 5 december 2026 kl. 16.10” */
export const swedishMoment = (iso: string): string => {
  const at = new Date(iso);
  return `${day.format(at)} kl. ${time.format(at).replace(":", ".")}`;
};
