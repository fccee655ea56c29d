import type { Petition } from "@hjarta-lunga/contract/schemas/petitions.ts";
import { projectsIn, sumsByYear, sumsOf, yearsOf, type ResearchSnapshot } from "#src/lib/research-project.ts";

export const petitionOf = (id: string, given: Partial<Petition> = {}): Petition => ({
  id,
  year: 2025,
  title: `Svensk titel ${id}`,
  titleEnglish: `English title ${id}`,
  applicant: "Åsa Åkerhielm",
  institution: "Umeå universitet",
  institutionEnglish: "Umeå University",
  area: "copd",
  amountSek: 100_000,
  decidedOn: `${given.year ?? 2025}-06-12`,
  ...given,
});

/** Four that differ in what a visitor may ask for. */
export const petitions: Petition[] = [
  petitionOf("2024-1", { year: 2024, title: "Hjärtsvikt hos äldre", area: "heartFailure", amountSek: 400_000 }),
  petitionOf("2025-1", { title: "Svår KOL i Norrland", applicant: "René Öberg", amountSek: 200_000 }),
  petitionOf("2025-2", { title: "Astma hos barn", area: "asthma", amountSek: 300_000 }),
  petitionOf("2016-1", {
    year: 2016,
    title: "Ärr efter hjärtinfarkt",
    area: "coronary",
    institution: "Lunds universitet",
  }),
];

export const manyPetitions = (count: number): Petition[] =>
  Array.from({ length: count }, (_, index) => petitionOf(`2025-${String(index + 1).padStart(4, "0")}`));

export function snapshotOf(from: Petition[], given: Partial<ResearchSnapshot> = {}): ResearchSnapshot {
  const projects = projectsIn("sv", from);
  return {
    takenOn: "21\u00a0november\u00a02026",
    file: "/static/projects.json",
    ...sumsOf(projects),
    years: sumsByYear(projects, yearsOf(projects)),
    first: projects.slice(0, 25),
    latest: projects[0] ?? null,
    ...given,
  };
}
