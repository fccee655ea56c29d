import { languages } from "contract/published-content.ts";
import {
  projectsIn,
  projectsOnPage,
  sumsByYear,
  sumsOf,
  yearsOf,
  type ResearchSnapshot,
} from "../lib/research-project.ts";
import type { Snapshot } from "./research-snapshot.ts";
import { storeIn } from "./static-files.ts";

export const researchTypes = `
  type ResearchSnapshot implements Node @dontInfer {
    language: String!
    takenAt: String
    file: String
    count: Int!
    sumSek: Float!
    years: JSON!
    first: JSON!
  }
`;

/** What each language's page is built with. The whole list lies in a file that keeps its name while it is the same. */
export async function researchSnapshots(snapshot: Snapshot | null, projectRoot: string) {
  const store = storeIn(projectRoot);
  return Promise.all(
    languages.map(async (language): Promise<ResearchSnapshot & { language: string }> => {
      const projects = projectsIn(language, snapshot?.petitions ?? []);
      const file =
        snapshot === null
          ? null
          : await store(`research-projects-${language}`, ".json", Buffer.from(JSON.stringify(projects)));
      return {
        language,
        takenAt: snapshot?.takenAt ?? null,
        file,
        ...sumsOf(projects),
        years: sumsByYear(projects, yearsOf(projects)),
        first: projects.slice(0, projectsOnPage),
      };
    }),
  );
}
