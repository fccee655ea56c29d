"use client";
import { useEffect, useState } from "react";
import type { OnTheSite } from "../../publish/on-the-site.ts";
import { shownTime } from "../../shown-time.ts";
import { changeWords, publishWords } from "../publish-words.ts";
import { GoBack } from "./go-back.tsx";
import { Panel } from "./panel.tsx";
import { PanelRow } from "./panel-row.tsx";

const url = "/content-api/on-the-site";
const askAgainMs = 3000;
const mostShown = 8;

async function fetchSite(): Promise<OnTheSite | null> {
  try {
    const response = await fetch(url, { credentials: "same-origin" });
    return response.ok ? ((await response.json()) as OnTheSite) : null;
  } catch {
    return null;
  }
}

async function ask(show: (site: OnTheSite) => void): Promise<void> {
  const site = document.hidden ? null : await fetchSite();
  if (site !== null) show(site);
}

/** What visitors see now, what went live last and by whom, and the way back. */
export function OnTheSitePanel() {
  const [site, setSite] = useState<OnTheSite | null>(null);
  useEffect(() => {
    void ask(setSite);
    const timer = setInterval(() => void ask(setSite), askAgainMs);
    return () => clearInterval(timer);
  }, []);

  if (site === null) return <Panel heading="Ute på webbplatsen" empty="Hämtar …" />;
  const now = new Date();
  const liveMadeAt = site.releases.find(({ isLive }) => isLive)?.madeAt ?? "";
  const { text, tone } = publishWords(site.status, now);
  return (
    <Panel
      heading="Ute på webbplatsen"
      lead={
        <span className={`house-on-site__line house-on-site__line--${tone}`} style={{ display: "block" }}>
          {text} {site.mend !== null && <a href={site.mend}>Öppna sidan</a>}
        </span>
      }
    >
      {site.broken.map(({ href, text: broken }) => (
        <PanelRow key={href} label={broken} href={href} tone="wrong" />
      ))}
      {site.releases.slice(0, mostShown).map(({ release, madeAt, isLive, changes }) => (
        <PanelRow
          key={release}
          label={`${shownTime(madeAt, now)}${isLive ? " – visas nu" : ""}`}
          detail={changes.length === 0 ? "Webbplatsen byggdes om" : changes.map(changeWords).join(", ")}
        >
          {site.mayGoBack && !isLive && (
            <GoBack
              release={release}
              time={shownTime(madeAt, now)}
              isNewer={madeAt > liveMadeAt}
              onDone={() => ask(setSite)}
            />
          )}
        </PanelRow>
      ))}
    </Panel>
  );
}
