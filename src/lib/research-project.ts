import type { Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { ResearchArea } from "@hjarta-lunga/contract/research.ts";

export type ResearchProject = {
  id: string;
  year: number;
  title: string;
  applicant: string;
  institution: string;
  area: ResearchArea;
  amountSek: number;
};

export type Sums = { count: number; sumSek: number };
export type YearSums = Sums & { year: number };

export type ResearchSnapshot = Sums & {
  takenOn: string | null;
  file: string | null;
  years: YearSums[];
  first: ResearchProject[];
  latest: ResearchProject | null;
};

export const projectsOnPage = 25;

export function projectsIn(language: Language, petitions: readonly Petition[]): ResearchProject[] {
  return petitions
    .toSorted((a, b) => compare(b.decidedOn, a.decidedOn) || compare(a.id, b.id))
    .map(({ id, year, title, titleEnglish, applicant, institution, institutionEnglish, area, amountSek }) => ({
      id,
      year,
      title: language === "sv" ? title : titleEnglish,
      applicant,
      institution: language === "sv" ? institution : institutionEnglish,
      area,
      amountSek,
    }));
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

export const sumsOf = (projects: readonly ResearchProject[]): Sums => ({
  count: projects.length,
  sumSek: projects.reduce((sum, { amountSek }) => sum + amountSek, 0),
});

export function sumsByYear(projects: readonly ResearchProject[], years: readonly number[]): YearSums[] {
  const rows = new Map(years.map((year) => [year, { year, count: 0, sumSek: 0 }]));
  for (const { year, amountSek } of projects) {
    const row = rows.get(year);
    if (row === undefined) continue;
    row.count += 1;
    row.sumSek += amountSek;
  }
  return [...rows.values()];
}

export const yearsOf = (projects: readonly ResearchProject[]): number[] =>
  [...new Set(projects.map(({ year }) => year))].sort((a, b) => b - a);
