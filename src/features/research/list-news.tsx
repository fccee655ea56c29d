import React, { useEffect, useState } from "react";
import { styled } from "styled-components";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { useTexts } from "#src/core/texts.tsx";
import { showNumber } from "#src/lib/localised.ts";
import type { Sums } from "#src/lib/research-project.ts";
import { from } from "#src/ui/media.ts";
import type { PortalState, Projects } from "./use-projects.ts";

const words: Record<PortalState, TextKey> = {
  off: "research.from",
  loading: "research.from",
  slow: "research.slow",
  fresh: "research.fresh",
  away: "research.away",
  offline: "research.offline",
};

/** How old the list is, and why there is no newer one. A live region: announced when it changes. */
export function ListNews({ projects, takenOn }: { projects: Projects; takenOn: string | null }) {
  const { say } = useTexts();
  const { portal, isWhole, fileFailed } = projects;
  const isTrouble = portal === "away" || portal === "offline" || fileFailed;
  return (
    <News role="status" className={isTrouble ? "trouble" : undefined}>
      {(takenOn !== null || portal === "fresh") && <p>{say(words[portal], { date: takenOn ?? "" })}</p>}
      {!isWhole && fileFailed && (
        <p>
          {say("research.onlyFirst")}{" "}
          <button className="plain" type="button" onClick={() => window.location.reload()}>
            {say("research.again")}
          </button>
        </p>
      )}
    </News>
  );
}

const announceAfterMs = 900;

/** Announces the filter's result to screen readers once it is stable, and nothing on arrival. */
export function FoundAloud({ sums: { count, sumSek } }: { sums: Sums }) {
  const { say, language } = useTexts();
  const [first] = useState(count);
  const [announced, setAnnounced] = useState("");
  const words =
    count === 0
      ? say("research.none")
      : say(count === 1 ? "research.foundOne" : "research.found", {
          count: showNumber(count, language),
          amount: showNumber(sumSek, language),
        });

  useEffect(() => {
    if (announced === "" && count === first) return undefined;
    const timer = setTimeout(() => setAnnounced(words), announceAfterMs);
    return () => clearTimeout(timer);
  }, [words, announced, count, first]);

  return (
    <p className="hidden" role="status">
      {announced}
    </p>
  );
}

const News = styled.div`
  margin-top: var(--s5);
  color: var(--text-soft);
  /* On a phone a date takes a second line, and "just now" does not: what stands below stays where it is. */
  p:first-child {
    min-height: 2lh;
  }
  ${from("S")} {
    p:first-child {
      min-height: 0;
    }
  }
  &.trouble {
    padding: var(--s4) var(--s5);
    background: var(--field-note);
    color: var(--on-note);
  }
  p + p {
    margin-top: var(--s2);
  }
`;
