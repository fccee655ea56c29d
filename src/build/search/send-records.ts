import { algoliasearch, type OperationIndexParams } from "algoliasearch";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { searchIndex, type SearchRecord } from "@hjarta-lunga/contract/search.ts";
import { searchHosts } from "../../lib/search-hosts.ts";
import type { SearchTarget } from "../../lib/site-environment.ts";

const mostAsksPerTask = 40;
/** The client's `connect` is really the time until the answer begins. */
const timeouts = { connect: 10_000, read: 10_000, write: 60_000 };

/** One move, so that visitors find all old pages or all new ones. Rules and synonyms are edited at the provider. */
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
    await client.deleteIndex({ indexName: made }).catch(() => undefined);
    throw error;
  }
}
