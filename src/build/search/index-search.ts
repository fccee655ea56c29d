import { writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { Navigation } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { fallbackIndexPath } from "@hjarta-lunga/contract/search.ts";
import { readBuildEnvironment } from "../../lib/site-environment.ts";
import { otherPages, type Words } from "./other-pages.ts";
import { searchRecords, fallbackPages, type SearchablePage } from "./search-records.ts";
import { sendRecords } from "./send-records.ts";

type Api = Pick<NodePluginArgs, "getNodesByType" | "reporter">;

export async function indexSearch({ getNodesByType, reporter }: Api): Promise<void> {
  const nodes = <Type>(type: string) => getNodesByType(type) as unknown as Type[];
  const built = new Set(nodes<{ path: string }>("SitePage").map((page) => page.path));
  const written = nodes<SearchablePage & { searchable: boolean }>("ContentPage");
  const pages = [
    ...written.filter((page) => page.searchable && built.has(page.path)),
    ...otherPages(nodes<Words>("SiteTexts")).filter(
      (other) => built.has(other.path) && !written.some((page) => page.path === other.path),
    ),
  ];
  const records = searchRecords(pages, nodes<Navigation>("SiteNavigation"));
  await writeFile(path.join(process.cwd(), "public", fallbackIndexPath), JSON.stringify(fallbackPages(records)));

  const { search } = readBuildEnvironment(process.env);
  if (search === undefined) {
    reporter.info("Search: nothing is sent, since no application and key are set.");
    return;
  }
  try {
    reporter.info(`Search: ${records.length} pages are in ${await sendRecords(search, records)}.`);
  } catch (error) {
    // Publishing must not wait for search: the old index and the fallback still answer.
    const why = error instanceof Error ? error.message.split("\n", 1)[0] : String(error);
    reporter.warn(`Search: the pages could not be sent, so visitors find what was there before. ${why ?? ""}`);
  }
}

/** `gatsby develop` has no end of a build. */
export const onPostBootstrap: GatsbyNode["onPostBootstrap"] = async (api) => {
  if (process.env.NODE_ENV === "development") await indexSearch(api);
};
