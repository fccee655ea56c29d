import * as routes from "@hjarta-lunga/contract/routes.ts";
import type { ContentLink } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";

type Place = { path: string; language: Language; title: string };

export const homeOf: Record<Language, string> = { sv: routes.start.href(), en: routes.startEnglish.href() };

export function createTrails(pages: readonly Place[]): (page: Place) => ContentLink[] {
  const titles = new Map(pages.map(({ path, language, title }) => [`${language} ${path}`, title]));
  return ({ path, language }) => {
    const segments = path.split("/").slice(1, -1);
    const beginnings = segments.map((_, index) => `/${segments.slice(0, index + 1).join("/")}/`);
    return beginnings.flatMap((href) => {
      const label = titles.get(`${language} ${href}`);
      return label === undefined || href === homeOf[language] ? [] : [{ label, href }];
    });
  };
}
