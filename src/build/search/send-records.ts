import { algoliasearch, type IndexSettings, type OperationIndexParams } from "algoliasearch";
import { searchIndex, type SearchRecord } from "contract/search.ts";
import { searchHosts } from "../../lib/search-hosts.ts";
import type { SearchTarget } from "../../lib/site-environment.ts";

const mostAsksPerTask = 40;

const languages = ["sv", "en"] as const;

/** How the index answers. It is the build that decides: what is changed by hand at the provider is changed back. */
const settings: IndexSettings = {
  searchableAttributes: ["title", "description", "unordered(section)", "unordered(text)"],
  attributesForFaceting: ["language", "section"],
  customRanking: ["desc(popularity)"],
  attributesToRetrieve: ["address", "language", "title", "description", "section"],
  attributesToHighlight: ["title", "description"],
  attributesToSnippet: ["text:30"],
  indexLanguages: [...languages],
  queryLanguages: [...languages],
  ignorePlurals: [...languages],
  removeStopWords: [...languages],
  // Other letters, not a and o with dots. Typed without them, a word is still found as a misspelling.
  keepDiacriticsOnCharacters: "åäöÅÄÖ",
  // Whoever asks in a whole sentence gets what most of its words are in.
  removeWordsIfNoResults: "allOptional",
};

/**
 * Replaces everything in one step: visitors find all of the old pages or all of the new ones, and what is gone is gone.
 * Rules and synonyms are the provider's to keep, so the new index takes them over.
 */
export async function sendRecords(target: SearchTarget, records: SearchRecord[]): Promise<string> {
  const client = algoliasearch(target.appId, target.writeKey, searchHosts(target.host));
  const indexName = searchIndex(target.debug);
  const made = `${indexName}_made_${Date.now()}`;
  const done = (index: string, { taskID }: { taskID: number }) =>
    client.waitForTask({ indexName: index, taskID, maxRetries: mostAsksPerTask });
  try {
    if (await client.indexExists({ indexName })) {
      const copy: OperationIndexParams = { operation: "copy", destination: made, scope: ["rules", "synonyms"] };
      await done(indexName, await client.operationIndex({ indexName, operationIndexParams: copy }));
    }
    await done(made, await client.setSettings({ indexName: made, indexSettings: settings }));
    const objects = records.map((record) => ({ ...record }));
    await client.saveObjects({ indexName: made, objects, waitForTasks: true, maxRetries: mostAsksPerTask });
    const move: OperationIndexParams = { operation: "move", destination: indexName };
    await done(made, await client.operationIndex({ indexName: made, operationIndexParams: move }));
    return indexName;
  } catch (error) {
    // Half an index helps nobody. When the provider is away, there is none to remove either.
    await client.deleteIndex({ indexName: made }).catch(() => undefined);
    throw error;
  }
}
