import { startTransition, useEffect, useReducer, useRef } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { fetchProjectFile } from "#src/calls/project-file.ts";
import { projectsIn, type ResearchProject, type ResearchSnapshot } from "#src/lib/research-project.ts";
import { onFirstInteraction } from "#src/lib/on-first-interaction.ts";

/** After this the visitor is told that the portal dawdles. The call itself has a minute. */
const slowAfterMs = 8_000;

/** `unasked`: the environment names no portal. `offline`: it is not the portal's fault. */
export type PortalState = "unasked" | "asked" | "slow" | "fresh" | "away" | "offline";

export type Projects = {
  /** The whole list, or what the page was built with until that is here. */
  list: readonly ResearchProject[];
  isWhole: boolean;
  fileFailed: boolean;
  portal: PortalState;
};

type Move =
  | { move: "fileCame" | "portalAnswered"; list: ResearchProject[] }
  | { move: "portalFailed"; isOffline: boolean }
  | { move: "fileFailed" | "dawdles" };

/** What the portal says now goes before what the build saw, whichever comes first. */
function projectsReducer(now: Projects, move: Move): Projects {
  switch (move.move) {
    case "fileCame":
      return now.portal === "fresh" ? now : { ...now, list: move.list, isWhole: true, fileFailed: false };
    case "fileFailed":
      return now.isWhole ? now : { ...now, fileFailed: true };
    case "dawdles":
      return now.portal === "asked" ? { ...now, portal: "slow" } : now;
    case "portalAnswered":
      return { list: move.list, isWhole: true, fileFailed: false, portal: "fresh" };
    case "portalFailed":
      return { ...now, portal: move.isOffline ? "offline" : "away" };
  }
}

/**
 * The build's first page at once. Two thousand rows hold up a phone that is still waking, and nobody sees more than the
 * first of them before there is a hand or a question: the file is fetched meanwhile, and the portal asked after that.
 */
export function useProjects(
  { first, count, file }: ResearchSnapshot,
  language: Language,
  isFiltered: boolean,
): Projects {
  const [projects, tell] = useReducer(projectsReducer, {
    list: first,
    isWhole: first.length === count && count > 0,
    fileFailed: false,
    portal: (process.env.GATSBY_RESEARCH_PORTAL_URL ?? "") === "" ? "unasked" : "asked",
  });
  const want = useRef<() => void>(undefined);

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const wanted = new Promise<void>((now) => {
      want.current = now;
      signal.addEventListener("abort", onFirstInteraction(now));
      if (count === 0) now();
    });
    const show = (move: Move) => startTransition(() => (signal.aborted ? undefined : tell(move)));

    async function fetchFile() {
      if (file === null) return;
      await fetchProjectFile(file, signal).then(
        (list) => wanted.then(() => show({ move: "fileCame", list })),
        () => show({ move: "fileFailed" }),
      );
    }

    async function askPortal() {
      if ((process.env.GATSBY_RESEARCH_PORTAL_URL ?? "") === "") return;
      const dawdling = setTimeout(() => show({ move: "dawdles" }), slowAfterMs);
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
        clearTimeout(dawdling);
      }
    }

    // One after the other: on a slow line the list that is surely there comes first.
    void fetchFile()
      .then(() => wanted)
      .then(() => (signal.aborted ? undefined : askPortal()));
    return () => leaving.abort();
  }, [file, count, language]);
  useEffect(() => {
    if (isFiltered) want.current?.();
  });

  return projects;
}
