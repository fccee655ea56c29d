import { useDeferredValue, useMemo } from "react";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { projectsOnPage, sumsByYear, sumsOf, yearsOf, type ResearchSnapshot } from "#src/lib/research-project.ts";
import { inOrder, matchingProjects } from "./find-projects.ts";
import { everything, searchOf, type ProjectFilter } from "./project-filter.ts";
import type { Projects } from "./use-projects.ts";

export function useResults(projects: Projects, snapshot: ResearchSnapshot, filter: ProjectFilter, language: Language) {
  const { text, year, area, order, page } = useDeferredValue(filter);
  const { list, isWhole, fileFailed } = projects;

  const years = useMemo(
    () => (isWhole ? yearsOf(list) : snapshot.years.map((row) => row.year)),
    [list, isWhole, snapshot],
  );
  const ordered = useMemo(() => inOrder(list, order, language), [list, order, language]);
  const ofAllYears = useMemo(() => matchingProjects(ordered, { text, area }), [ordered, text, area]);
  const found = useMemo(
    () => (year === null ? ofAllYears : ofAllYears.filter((project) => project.year === year)),
    [ofAllYears, year],
  );

  const isEverything = searchOf({ text, year, area, order, page }) === searchOf(everything);
  /** A part of the list answers for the whole only where no more will come. */
  const isFinal = isWhole || (fileFailed && !isEverything);
  const rows = useMemo(
    () => (isFinal ? sumsByYear(ofAllYears, years) : snapshot.years),
    [isFinal, ofAllYears, years, snapshot],
  );
  const sums = useMemo(() => (isFinal ? sumsOf(found) : snapshot), [isFinal, found, snapshot]);

  const pages = Math.max(1, Math.ceil((fileFailed ? found.length : sums.count) / projectsOnPage));
  const shownPage = Math.min(page, pages);
  const before = (shownPage - 1) * projectsOnPage;
  const shown = useMemo(() => found.slice(before, before + projectsOnPage), [found, before]);
  /** A match may be in the part of the list that has not arrived. */
  const isWaiting = !isWhole && !fileFailed && !(isEverything && shown.length > 0);

  return { years, rows, sums, pages, page: shownPage, before, shown: isWaiting ? [] : shown, isWaiting };
}
