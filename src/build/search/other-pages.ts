import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { SearchablePage } from "./search-records.ts";

/** A page of the site's own code that visitors search for. Its title and description are texts. */
export type OtherPage = { path: string; language: Language; title: TextKey; description?: TextKey };

/** A page that editors have written at the same path comes first; one that is not built is left out. */
export const otherPages: OtherPage[] = [
  {
    path: routes.approvedProjects.pattern,
    language: "sv",
    title: "research.heading",
    description: "research.lead",
  },
  {
    path: routes.approvedProjectsEnglish.pattern,
    language: "en",
    title: "research.heading",
    description: "research.lead",
  },
];

/** The words of one language and namespace, as the build keeps them. */
export type Words = { language: Language; texts: Record<string, string> };

export function withWords(pages: OtherPage[], words: Words[]): SearchablePage[] {
  const said = (language: Language, key: TextKey) =>
    words.find(({ language: of, texts }) => of === language && key in texts)?.texts[key] ?? "";
  return pages.map(({ path, language, title, description }) => ({
    path,
    language,
    title: said(language, title),
    description: description === undefined ? "" : said(language, description),
    blocks: [],
  }));
}
