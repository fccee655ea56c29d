const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", day: "numeric", month: "long" });

export function shownTime(iso: string, now: Date): string {
  const at = new Date(iso);
  const time = clock.format(at).replace(":", ".");
  return day.format(at) === day.format(now) ? time : `${day.format(at)} ${time}`;
}
