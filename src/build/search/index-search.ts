import { writeFile } from "node:fs/promises";
import path from "node:path";
import { algoliasearch, type OperationIndexParams } from "algoliasearch";
import type { GatsbyNode, NodePluginArgs } from "gatsby";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { myDetails, myPages } from "@hjarta-lunga/contract/routes.ts";
import type { Navigation } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { fallbackIndexPath, searchIndex, type SearchRecord } from "@hjarta-lunga/contract/search.ts";
import type { TextKey } from "@hjarta-lunga/contract/text-keys.ts";
import { searchHosts } from "../../lib/search-hosts.ts";
import { readBuildEnvironment, type SearchTarget } from "../../lib/site-environment.ts";
import { researchPages, withdrawPages } from "../twin-pages.ts";
import { fallbackPages, searchRecords, type SearchablePage } from "./search-records.ts";

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

type Words = { language: Language; texts: Record<string, string> };

type OtherPage = { path: string; language: Language } & Record<"title" | "description", TextKey> & { text?: TextKey };

/** Pages of the code, with the words that somebody looks for them by. */
const pagesOfCode: OtherPage[] = [
  ...researchPages.map(({ path, language }) => ({
    ...{ path, language },
    ...({ title: "research.heading", description: "research.lead" } as const),
  })),
  {
    ...{ path: myPages.pattern, language: "sv" },
    ...{ title: "shell.myPages", description: "myLink.search.pages", text: "myLink.search.pages.words" },
  },
  {
    ...{ path: myDetails.pattern, language: "sv" },
    ...{ title: "myDetails.title", description: "myLink.search.details", text: "myLink.search.details.words" },
  },
  ...withdrawPages.map(({ path, language }) => ({
    ...{ path, language },
    ...({ title: "withdrawal.title", description: "withdrawal.lead", text: "withdrawal.search.words" } as const),
  })),
];

function otherPages(words: Words[]): SearchablePage[] {
  return pagesOfCode.map(({ path, language, title, description, text }) => {
    const say = (key: TextKey) =>
      words.find((each) => each.language === language && key in each.texts)?.texts[key] ?? "";
    return {
      ...{ path, language },
      title: say(title),
      description: say(description),
      blocks: text === undefined ? [] : [{ type: "text", content: [{ tag: "p", children: [say(text)] }] }],
    };
  });
}

const mostAsksPerTask = 40;
/** The client's `connect` is really the time until the answer begins. */
const timeouts = { connect: 10_000, read: 10_000, write: 60_000 };

/** One move, so that visitors find all old pages or all new ones. Rules and synonyms are edited at the provider. */
async function sendRecords(target: SearchTarget, records: SearchRecord[]): Promise<string> {
  const client = algoliasearch(target.appId, target.writeKey, { ...searchHosts(target.host), timeouts });
  const indexName = searchIndex(target.debug);
  const made = `${indexName}_made_${Date.now()}`;
  const done = (index: string, { taskID }: { taskID: number }) =>
    client.waitForTask({ indexName: index, taskID, maxRetries: mostAsksPerTask });
  try {
    if (await client.indexExists({ indexName })) {
      const copy: OperationIndexParams = { operation: "copy", destination: made, scope: ["rules", "synonyms"] };
      await done(indexName, await client.operationIndex({ indexName, operationIndexParams: copy }));
    }
    await done(made, await client.setSettings({ indexName: made, indexSettings: searchIndexSettings }));
    const objects = records.map((record) => ({ ...record }));
    await client.saveObjects({ indexName: made, objects, waitForTasks: true, maxRetries: mostAsksPerTask });
    const move: OperationIndexParams = { operation: "move", destination: indexName };
    await done(made, await client.operationIndex({ indexName: made, operationIndexParams: move }));
    return indexName;
  } catch (error) {
    await client.deleteIndex({ indexName: made }).catch(() => undefined);
    throw error;
  }
}
