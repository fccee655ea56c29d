import { join } from "node:path";
import { algoliasearch } from "algoliasearch";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { searchIndex } from "@hjarta-lunga/contract/search.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { manyRecords } from "../lib/many-records.ts";
import { percentile, timed } from "../lib/numbers.ts";
import { withProcess } from "../lib/own-process.ts";
import type { Part } from "../lib/part.ts";

const records = 10_000;
const rounds = 40;
const mostMs = 20;
const indexName = searchIndex(false);
const keys = { appId: "BENCH", search: "search", write: "write" };

/** As visitors ask. */
const kinds: Record<string, string[]> = {
  "while a word is typed": ["h", "hj", "hjä", "hjärts", "hjärtsviktsj"],
  "with typos": ["hjartsvigtsjukdom", "lugninfarktstudie", "minesklafforskning", "patientrytmsbehandlingg"],
  "a whole question": [
    "hur kan jag stödja forskning om hjärtsviktsjukdom",
    "gåva till minne av någon",
    "råd om sömn och stress",
  ],
};

const clientOf = (host: string, key: string) =>
  algoliasearch(keys.appId, key, {
    hosts: [{ url: host.replace("http://", ""), protocol: "http", accept: "readWrite" }],
    timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
  });

const fill = async (host: string): Promise<void> => {
  const client = clientOf(host, keys.write);
  await client.setSettings({ indexName, indexSettings: searchIndexSettings });
  await client.saveObjects({ indexName, objects: manyRecords(records), waitForTasks: true });
};

const measure = async (host: string, queries: string[]): Promise<number[]> => {
  const client = clientOf(host, keys.search);
  const ask = (query: string) =>
    client.search({
      requests: [{ indexName, query, facetFilters: [["language:sv"]], facets: ["language"] }],
    });
  for (const query of queries) await ask(query);
  const taken: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    for (const query of queries) taken.push(await timed(() => ask(query)));
  }
  return taken;
};

const figuresOf = async (host: string): Promise<Figure[]> => {
  const figures: Figure[] = [];
  for (const [kind, queries] of Object.entries(kinds)) {
    const taken = await measure(host, queries);
    const what = `Search among ${records.toLocaleString("en")} records, ${kind}`;
    figures.push({ what: `${what}, p50`, unit: "ms", measured: percentile(taken, 50) });
    figures.push({ what: `${what}, p95`, unit: "ms", measured: percentile(taken, 95), bar: { atMost: mostMs } });
  }
  return figures;
};

export const search: Part = {
  name: "search",
  about: "answers of the search provider's stand-in among 10,000 records",
  run: ({ folder }) => {
    const standin = new URL("../search-standin.ts", import.meta.url);
    return withProcess(standin, [join(folder, "search"), JSON.stringify(keys)], async (host: string) => {
      await step("Search, filling the index", () => fill(host));
      return step("Search, asking", () => figuresOf(host));
    });
  },
};
