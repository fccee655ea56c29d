import { algoliasearch, type OperationIndexParams } from "algoliasearch";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { searchIndex, type SearchRecord } from "@hjarta-lunga/contract/search.ts";
import { searchHosts } from "../../lib/search-hosts.ts";
import type { SearchTarget } from "../../lib/site-environment.ts";

const mostAsksPerTask = 40;
/** Nobody waits at a screen; and the client's time to connect, 2 s, is in truth that for an answer to begin. */
const timeouts = { connect: 10_000, read: 10_000, write: 60_000 };

/**
 * Replaces everything in one step: visitors find all of the old pages or all of the new ones, and what is gone is gone.
 * Rules and synonyms are the provider's to keep, so the new index takes them over.
 */
export async function sendRecords(target: SearchTarget, records: SearchRecord[]): Promise<string> {
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
    // Half an index helps nobody. When the provider is away, there is none to remove either.
    await client.deleteIndex({ indexName: made }).catch(() => undefined);
    throw error;
  }
}
