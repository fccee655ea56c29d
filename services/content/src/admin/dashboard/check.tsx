import type { AdminViewServerProps, Payload } from "payload";
import { Suspense } from "react";
import type { Finding, FindingKind } from "../../check/facts.ts";
import { findingsOf } from "../../check/findings.ts";
import { readFacts } from "../../check/read-facts.ts";
import { Panel } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";

const headings: Record<FindingKind, string> = {
  deadInside: "Länkar som inte leder någonstans",
  deadOutside: "Länkar till andra webbplatser som inte svarar",
  notInMenu: "Ska nås från alla sidor",
  lacksAlt: "Bilder utan text",
  bare: "Långa sidor utan bild överst",
  untranslated: "Saknar översättning",
  orphan: "Sidor som ingen länkar till",
  unusedPicture: "Bilder som inte används",
  old: "Inte ändrade på ett och ett halvt år",
  noSeason: "Kort som saknar säsongens dagar",
  hard: "Kan bli lättare att läsa",
  noEnglish: "Sidor som bara finns på svenska",
};

const mostShown = 25;

function Group({ kind, findings }: { kind: FindingKind; findings: Finding[] }) {
  return (
    <li className="house-check__group">
      <details>
        <summary>
          {headings[kind]} <span className="house-check__count">{findings.length}</span>
        </summary>
        <ul>
          {findings.slice(0, mostShown).map(({ label, detail, url }, index) => (
            <PanelRow key={`${url} ${index}`} label={label} detail={detail} href={url} />
          ))}
        </ul>
        {findings.length > mostShown && <p>Och {findings.length - mostShown} till.</p>}
      </details>
    </li>
  );
}

async function Findings({ payload }: { payload: Payload }) {
  const findings = findingsOf(await readFacts(payload));
  const kinds = (Object.keys(headings) as FindingKind[]).filter((kind) => findings.some((one) => one.kind === kind));
  return (
    <Panel heading="Innehållskoll" empty="Allt ser bra ut.">
      {kinds.map((kind) => (
        <Group key={kind} kind={kind} findings={findings.filter((one) => one.kind === kind)} />
      ))}
    </Panel>
  );
}

/** The rest of the first page does not wait for it. */
export function Check({ payload }: AdminViewServerProps) {
  return (
    <Suspense fallback={<Panel heading="Innehållskoll" empty="Går igenom sidorna …" />}>
      <Findings payload={payload} />
    </Suspense>
  );
}
