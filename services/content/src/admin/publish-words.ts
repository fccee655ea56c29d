import type { PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";

type Tone = "calm" | "busy" | "wrong";
export type ShownState = { text: string; tone: Tone };

const clock = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", hour: "2-digit", minute: "2-digit" });
const day = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Stockholm", day: "numeric", month: "long" });

function shownTime(iso: string, now: Date): string {
  const at = new Date(iso);
  const time = clock.format(at).replace(":", ".");
  return day.format(at) === day.format(now) ? time : `${day.format(at)} ${time}`;
}

export function publishWords(status: PublishStatus | null, now: Date): ShownState {
  if (status === null) return { text: "Webbplatsen svarar inte", tone: "wrong" };
  switch (status.state) {
    case "queued":
      return { text: "I kö", tone: "busy" };
    case "building":
      return { text: "Bygger …", tone: "busy" };
    case "failed": {
      const again = status.retryAt === undefined ? "" : ` Nytt försök görs ${shownTime(status.retryAt, now)}.`;
      return { text: `Misslyckades: ${status.reason ?? "okänt fel"}${again}`, tone: "wrong" };
    }
    case "idle":
    case "live":
      return status.liveSince === null
        ? { text: "Inte ute på webbplatsen än", tone: "calm" }
        : { text: `Ute på webbplatsen sedan ${shownTime(status.liveSince, now)}`, tone: "calm" };
  }
}
