import { join } from "node:path";
import { searchIndex, type SearchRecord } from "@hjarta-lunga/contract/search.ts";
import { algoliasearch } from "algoliasearch";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { step } from "../../lib/progress.ts";
import type { Figure } from "../lib/figure.ts";
import { percentile, timed } from "../lib/numbers.ts";
import { withProcess } from "../lib/own-process.ts";
import type { BenchContext } from "../lib/part.ts";

/** The same in every run. */
const seededChance = (seed: number) => {
  let state = seed;
  return (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
};

const split = (words: string) => words.split(" ");
const beginnings = split(
  "hjärt lung minnes forsknings vård patient gåvo sjuk andnings blod barn syre medlems arv träning rehab kost sömn stress hälso",
);
const middles = split(
  "svikt infarkt klaff kärls rytms flödes cells muskel vävnads funktions mottagnings berättelse dags års grupp ledar fonds utrednings prov steg",
);
const ends = split(
  "sjukdom behandling forskning rådgivning gåva resa stöd studie hjälp kunskap vecka träff fråga svar plan skola bok dag bild väg",
);
const small = split("och att det som en för på är av med till den har om kan inte från vi du alla mer när hur efter");

/** As a large site has them: 8,000 different long words, some often and most seldom. */
const manyRecords = (count: number): SearchRecord[] => {
  const next = seededChance(18);
  const pick = (list: string[]) => list[Math.floor(next() ** 2 * list.length)] ?? "";
  const word = () => (next() < 0.4 ? pick(small) : pick(beginnings) + (next() < 0.7 ? pick(middles) : "") + pick(ends));
  const words = (many: number) => Array.from({ length: many }, word).join(" ");
  return Array.from({ length: count }, (_, at) => ({
    objectID: `/sida-${at}/`,
    path: `/sida-${at}/`,
    language: at % 5 === 0 ? "en" : "sv",
    title: words(4),
    description: words(12),
    section: pick(ends),
    text: words(150),
    popularity: Math.floor(next() * 100),
  }));
};

const records = 10_000;
const rounds = 40;
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
    figures.push({ what: `${what}, p95`, unit: "ms", measured: percentile(taken, 95), bar: { atMost: 20 } });
  }
  return figures;
};

export const search = ({ folder }: BenchContext): Promise<Figure[]> => {
  const standin = new URL("../search-standin.ts", import.meta.url);
  return withProcess(standin, [join(folder, "search"), JSON.stringify(keys)], async (host: string) => {
    await step("Search, filling the index", () => fill(host));
    return step("Search, asking", () => figuresOf(host));
  });
};
