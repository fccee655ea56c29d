import type { AdminViewServerProps } from "payload";
import { readWaiting } from "../../check/waiting.ts";
import { swedishMoment } from "../preview/swedish-moment.ts";
import { Panel } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";

const mostShown = 10;

/** What somebody has begun, and visitors do not see yet. */
export async function WaitingDrafts({ payload }: AdminViewServerProps) {
  const waiting = await readWaiting(payload);
  const more = waiting.length - mostShown;
  return (
    <Panel
      heading="Det som väntar"
      empty="Inga utkast väntar på att publiceras."
      {...(more > 0 ? { lead: `De ${mostShown} senaste av ${waiting.length} utkast.` } : {})}
    >
      {waiting.slice(0, mostShown).map(({ title, url, savedAt, savedBy, isNew }) => (
        <PanelRow
          key={url}
          label={title}
          href={url}
          detail={`${isNew ? "Nytt utkast" : "Ändring som inte är publicerad"}, sparad ${swedishMoment(savedAt.toISOString())}${savedBy === null ? "" : ` av ${savedBy}`}`}
        />
      ))}
    </Panel>
  );
}
