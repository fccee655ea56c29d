import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { researchPages } from "../research-pages.ts";
import type { SearchablePage } from "./search-records.ts";

export type Words = { language: Language; texts: Record<string, string> };

export function otherPages(words: Words[]): SearchablePage[] {
  return researchPages.map(({ path, language }) => {
    const say = (key: TextKey) => words.find((each) => each.language === language && key in each.texts)?.texts[key];
    return {
      path,
      language,
      title: say("research.heading") ?? "",
      description: say("research.lead") ?? "",
      blocks: [],
    };
  });
}
