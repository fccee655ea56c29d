import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { ResearchProject } from "#src/lib/research-project.ts";
import type { Order, ProjectFilter } from "./project-filter.ts";

/** "Åkerström" and "akerstrom" are the same to who searches. */
export const fold = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/[\u0300-\u036f]/g, "")
    .toLowerCase();

/** Plain ranges: classes of all the world's letters take a slow phone tens of milliseconds to make. */
const betweenWords = /[\s!-/:-@[-`{-~\u2010-\u2026]+/;

const foldedOf = new WeakMap<ResearchProject, string>();

function folded(project: ResearchProject): string {
  const known = foldedOf.get(project);
  if (known !== undefined) return known;
  const made = ` ${fold(`${project.title} ${project.applicant} ${project.institution}`).split(betweenWords).join(" ")}`;
  foldedOf.set(project, made);
  return made;
}

/** "infarkt" finds "hjärtinfarkt", but "KOL" not every "högskola": short words match only the beginning of a word. */
const longestShortWord = 3;
const patternOf = (word: string) => (word.length > longestShortWord ? word : ` ${word}`);

/** The year is filtered elsewhere: the chart shows every year. */
export function matchingProjects(
  projects: readonly ResearchProject[],
  { text, area }: Pick<ProjectFilter, "text" | "area">,
): readonly ResearchProject[] {
  const words = fold(text)
    .split(betweenWords)
    .filter((word) => word !== "")
    .map(patternOf);
  if (area === null && words.length === 0) return projects;
  return projects.filter(
    (project) => (area === null || project.area === area) && words.every((word) => folded(project).includes(word)),
  );
}

export function inOrder(
  projects: readonly ResearchProject[],
  order: Order,
  language: Language,
): readonly ResearchProject[] {
  switch (order) {
    case "newest":
      return projects;
    case "largest":
      return projects.toSorted((a, b) => b.amountSek - a.amountSek);
    case "title": {
      const { compare } = new Intl.Collator(language);
      return projects.toSorted((a, b) => compare(a.title, b.title));
    }
  }
}
