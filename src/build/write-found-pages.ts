import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import * as routes from "contract/routes.ts";
import type { Language } from "contract/published-content.ts";
import { readBuildEnvironment } from "../lib/site-environment.ts";
import { BuildError, sayingWhatFailed } from "./build-error.ts";
import { mayBeFound, robots } from "./reading/findable.ts";
import { sitemaps, type FoundPage } from "./reading/sitemap.ts";

type ContentNode = {
  address: string;
  language: Language;
  searchable: boolean;
  translation: string | null;
  updatedAt: string;
};
type Query = { allSitePage: { nodes: { path: string }[] }; allContentPage: { nodes: ContentNode[] } };

/** Pages of the code itself that are there in both languages. */
const translated = new Map<string, { language: Language; translation: string }>([
  [routes.approvedProjects.pattern, { language: "sv", translation: routes.approvedProjectsEnglish.pattern }],
  [routes.approvedProjectsEnglish.pattern, { language: "en", translation: routes.approvedProjects.pattern }],
]);

/**
 * robots.txt and the sitemap. Written here and not by a plugin: what may be found, when it changed and what its
 * translation is stands in the content, and the plugin would ask for it in options of the same length.
 */
export const writeFoundPages = async (api: Parameters<NonNullable<GatsbyNode["onPostBuild"]>>[0]) =>
  sayingWhatFailed(async () => {
    const { siteUrl } = readBuildEnvironment(process.env);
    const result = await api.graphql<Query>(`
      {
        allSitePage {
          nodes {
            path
          }
        }
        allContentPage {
          nodes {
            address
            language
            searchable
            translation
            updatedAt
          }
        }
      }
    `);
    if (result.data === undefined) throw new BuildError("Sidorna kunde inte läsas.", { cause: result.errors });
    const files = [{ name: "robots.txt", content: robots(siteUrl) }, ...sitemaps(siteUrl, foundPages(result.data))];
    await Promise.all(files.map(({ name, content }) => writeFile(path.resolve("public", name), content)));
  });

function foundPages({ allSitePage, allContentPage }: Query): FoundPage[] {
  const written = new Map(allContentPage.nodes.map((node) => [node.address, node]));
  const isFound = (address: string) => mayBeFound(address) && written.get(address)?.searchable !== false;
  const built = new Set(allSitePage.nodes.map((page) => page.path).filter(isFound));
  return [...built].map((address) => {
    const node = written.get(address);
    const { language = "sv", translation } = node ?? translated.get(address) ?? {};
    return {
      address,
      language,
      translation: translation != null && built.has(translation) ? translation : undefined,
      updatedAt: node?.updatedAt,
    };
  });
}
