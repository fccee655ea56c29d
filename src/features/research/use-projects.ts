import { startTransition, useEffect, useReducer, useRef } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { fetchProjectFile } from "#src/calls/project-file.ts";
import { projectsIn, type ResearchProject, type ResearchSnapshot } from "#src/lib/research-project.ts";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";

/** After this the page says that the portal is slow. The request itself has a minute. */
const slowAfterMs = 8_000;

/** `off`: the environment names no portal. `offline`: it is not the portal's fault. */
export type PortalState = "off" | "loading" | "slow" | "fresh" | "away" | "offline";

export type Projects = {
  list: readonly ResearchProject[];
  isWhole: boolean;
  fileFailed: boolean;
  portal: PortalState;
};

type Move =
  | { move: "fileCame" | "portalAnswered"; list: ResearchProject[] }
  | { move: "portalFailed"; isOffline: boolean }
  | { move: "fileFailed" | "slow" };

/** The portal's list replaces the build's file, in whichever order they arrive. */
function projectsReducer(now: Projects, move: Move): Projects {
  switch (move.move) {
    case "fileCame":
      return now.portal === "fresh" ? now : { ...now, list: move.list, isWhole: true, fileFailed: false };
    case "fileFailed":
      return now.isWhole ? now : { ...now, fileFailed: true };
    case "slow":
      return now.portal === "loading" ? { ...now, portal: "slow" } : now;
    case "portalAnswered":
      return { list: move.list, isWhole: true, fileFailed: false, portal: "fresh" };
    case "portalFailed":
      return { ...now, portal: move.isOffline ? "offline" : "away" };
  }
}

/** Two thousand rows would block a phone during hydration: the whole list is shown at the first interaction. */
export function useProjects(
  { first, count, file }: ResearchSnapshot,
  language: Language,
  isFiltered: boolean,
): Projects {
  const [projects, dispatch] = useReducer(projectsReducer, {
    list: first,
    isWhole: first.length === count && count > 0,
    fileFailed: false,
    portal: (process.env.GATSBY_RESEARCH_PORTAL_URL ?? "") === "" ? "off" : "loading",
  });
  const interact = useRef<() => void>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const firstInteraction = new Promise<void>((now) => {
      interact.current = now;
      signal.addEventListener("abort", onFirstInteraction(now));
      if (count === 0) now();
    });
    const show = (move: Move) => startTransition(() => (signal.aborted ? undefined : dispatch(move)));

    async function fetchFile() {
      if (file === null) return;
      await fetchProjectFile(file, signal).then(
        (list) => firstInteraction.then(() => show({ move: "fileCame", list })),
        () => show({ move: "fileFailed" }),
      );
    }

    async function askPortal() {
      if ((process.env.GATSBY_RESEARCH_PORTAL_URL ?? "") === "") return;
      const slowTimer = setTimeout(() => show({ move: "slow" }), slowAfterMs);
      try {
        const { fetchApprovedPetitions } = await import("#src/calls/research-portal.ts");
        const petitions = await fetchApprovedPetitions(signal);
        // Reading two thousand rows and drawing them: the page answers to a touch in between.
        await new Promise((turn) => setTimeout(turn));
        show({ move: "portalAnswered", list: projectsIn(language, petitions) });
      } catch {
        // Reported where it was called.
        show({ move: "portalFailed", isOffline: !navigator.onLine });
      } finally {
        clearTimeout(slowTimer);
      }
    }

    // One after the other: on a slow connection the file, which is surely there, comes first.
    void fetchFile()
      .then(() => firstInteraction)
      .then(() => (signal.aborted ? undefined : askPortal()));
    return () => leaving.abort();
  }, [file, count, language]);
  useEffect(() => {
    if (isFiltered) interact.current?.();
  });

  return projects;
}
