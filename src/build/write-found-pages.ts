import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { NodePluginArgs } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { readBuildEnvironment } from "../lib/site-environment.ts";
import { sayingWhatFailed } from "./build-error.ts";
import { researchPages } from "./research-pages.ts";
import { mayBeFound, robots } from "./reading/findable.ts";
import { sitemaps, type FoundPage } from "./reading/sitemap.ts";

type ContentNode = {
  path: string;
  language: Language;
  searchable: boolean;
  translation?: string | null;
  updatedAt: string;
};

/** gatsby-plugin-sitemap would need the same facts in its options. */
export const writeFoundPages = async ({ getNodesByType }: Pick<NodePluginArgs, "getNodesByType">) =>
  sayingWhatFailed(async () => {
    const { siteUrl } = readBuildEnvironment(process.env);
    const nodes = <Type>(type: string) => getNodesByType(type) as unknown as Type[];
    const pages = foundPages(nodes<{ path: string }>("SitePage"), nodes<ContentNode>("ContentPage"));
    const files = [{ name: "robots.txt", content: robots(siteUrl) }, ...sitemaps(siteUrl, pages)];
    await Promise.all(files.map(({ name, content }) => writeFile(path.resolve("public", name), content)));
  });

function foundPages(sitePages: { path: string }[], contentPages: ContentNode[]): FoundPage[] {
  const written = new Map(contentPages.map((node) => [node.path, node]));
  const isFound = (pagePath: string) => mayBeFound(pagePath) && written.get(pagePath)?.searchable !== false;
  const built = new Set(sitePages.map((page) => page.path).filter(isFound));
  return [...built].map((pagePath) => {
    const node = written.get(pagePath);
    const { language = "sv", translation } = node ?? researchPages.find(({ path: of }) => of === pagePath) ?? {};
    return {
      path: pagePath,
      language,
      translation: translation != null && built.has(translation) ? translation : undefined,
      updatedAt: node?.updatedAt,
    };
  });
}
