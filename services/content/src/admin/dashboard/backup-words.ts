import type { LastBackup } from "@hjarta-lunga/contract/schemas/last-backup.ts";

const zone = { timeZone: "Europe/Stockholm" } as const;
const clock = new Intl.DateTimeFormat("sv-SE", { ...zone, hour: "2-digit", minute: "2-digit" });
const date = new Intl.DateTimeFormat("sv-SE", { ...zone, day: "numeric", month: "long" });
const dayMs = 24 * 60 * 60 * 1000;

function moment(iso: string, now: Date): string {
  const at = new Date(iso);
  const time = clock.format(at).replace(":", ".");
  if (date.format(at) === date.format(now)) return `i dag ${time}`;
  return date.format(at) === date.format(new Date(now.getTime() - dayMs))
    ? `i går ${time}`
    : `${date.format(at)} ${time}`;
}

type Shown = { label: string; detail: string; tone: "calm" | "wrong" };

const tell = "Säg till den som sköter servern.";
/** One night may fail, and be made up for by the next. */
const oldAfterMs = 2 * dayMs;

export function backupWords(last: LastBackup | null, now: Date): Shown {
  if (last === null) return { label: "Ingen säkerhetskopia har gjorts än", detail: tell, tone: "wrong" };
  const { checkedAt, triedAt, outcome } = last;
  const label =
    checkedAt === null
      ? "Ingen säkerhetskopia har lyckats än"
      : `Senaste säkerhetskopian: ${moment(checkedAt, now)}, kontrollerad`;
  if (outcome === "failed")
    return { label, detail: `Försöket ${moment(triedAt, now)} misslyckades. ${tell}`, tone: "wrong" };
  if (now.getTime() - new Date(triedAt).getTime() > oldAfterMs)
    return { label, detail: `Det är mer än två dygn sedan. ${tell}`, tone: "wrong" };
  return {
    label,
    detail: "Sidor, texter, bilder, dokument och gåvor. Den är läst tillbaka och jämförd.",
    tone: "calm",
  };
}
