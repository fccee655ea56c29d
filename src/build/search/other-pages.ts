import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { SearchablePage } from "./search-records.ts";

export type OtherPage = { path: string; language: Language; title: TextKey; description?: TextKey };

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
