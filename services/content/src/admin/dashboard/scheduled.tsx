import type { AdminViewServerProps } from "payload";
import { openTimes, shownTime } from "../../schedule/endpoints.ts";
import { hrefOf } from "../../schedule/records.ts";
import { Panel } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";

/** What goes out or is taken back by itself, and what should have been and was not. */
export async function ScheduledTimes({ payload }: AdminViewServerProps) {
  const now = new Date();
  const times = (await openTimes(payload)).map((row) => shownTime(row, now));
  return (
    <Panel heading="Bestämda tider" empty="Ingenting väntar på sin tid.">
      {times.map(({ id, record, title, words, problem, state }) => (
        <PanelRow
          key={id}
          label={title}
          href={hrefOf(record)}
          detail={state === "refused" ? `${words}. ${problem ?? ""}` : words}
          tone={state === "refused" ? "wrong" : "calm"}
        />
      ))}
    </Panel>
  );
}
