import type { BuildStep, PublishedChange, PublishStatus } from "@hjarta-lunga/contract/schemas/publish.ts";
import { shownTime } from "../shown-time.ts";

type Tone = "calm" | "busy" | "back" | "wrong";
export type ShownState = { text: string; tone: Tone };

const stepWords = ({ step, pages = 0 }: BuildStep): string => {
  switch (step) {
    case "waiting":
      return "Väntar på att ett annat bygge ska bli klart";
    case "fetching":
      return "Hämtar innehållet";
    case "compiling":
      return "Gör i ordning webbplatsens kod, vilket kan ta någon minut";
    case "drawing":
      return pages === 1 ? "Ritar en sida" : `Ritar ${pages} sidor`;
    case "releasing":
      return "Lägger ut";
  }
};

export const changeWords = ({ what, by }: PublishedChange): string => (by === undefined ? what : `${what} (${by})`);

/** For whom: the newest change, since the line is short. */
function forWhom(changes: readonly PublishedChange[] = []): string {
  const newest = changes.at(-1);
  if (newest === undefined) return "";
  const others = changes.length - 1;
  return `: ${changeWords(newest)}${others === 0 ? "" : ` och ${others} till`}`;
}

const wentBackWords = (madeAt: string, now: Date): string =>
  `Webbplatsen visar utgåvan från ${shownTime(madeAt, now)}. Nästa publicering lägger ut det nya igen.`;

export function publishWords(status: PublishStatus | null, now: Date): ShownState {
  if (status === null) return { text: "Webbplatsen svarar inte", tone: "wrong" };
  switch (status.state) {
    case "queued":
      return { text: `I kö${forWhom(status.changes)}`, tone: "busy" };
    case "building": {
      const step = status.building === undefined ? "Bygger …" : stepWords(status.building);
      return { text: `${step}${forWhom(status.changes)}`, tone: "busy" };
    }
    case "failed": {
      const again = status.retryAt === undefined ? "" : ` Nytt försök görs ${shownTime(status.retryAt, now)}.`;
      return { text: `Misslyckades: ${status.reason ?? "okänt fel"}${again}`, tone: "wrong" };
    }
    case "idle":
    case "live":
      if (status.wentBack !== undefined) return { text: wentBackWords(status.wentBack.madeAt, now), tone: "back" };
      return status.liveSince === null
        ? { text: "Inte ute på webbplatsen än", tone: "calm" }
        : { text: `Ute på webbplatsen sedan ${shownTime(status.liveSince, now)}`, tone: "calm" };
  }
}
