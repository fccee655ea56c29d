import { languages, type Language } from "@hjarta-lunga/contract/languages.ts";
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
    takenOn: String
    file: String
    count: Int!
    sumSek: Float!
    years: JSON!
    first: JSON!
    latest: JSON
  }
`;

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB" };

const showDay = (moment: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Stockholm" })
    .format(new Date(moment))
    .replaceAll(" ", "\u00a0");

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
        takenOn: snapshot === null ? null : showDay(snapshot.takenAt, language),
        file,
        ...sumsOf(projects),
        years: sumsByYear(projects, yearsOf(projects)),
        first: projects.slice(0, projectsOnPage),
        latest: projects[0] ?? null,
      };
    }),
  );
}
