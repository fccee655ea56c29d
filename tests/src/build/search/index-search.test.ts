import { mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { algoliasearch } from "algoliasearch";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { texts as seeded } from "@hjarta-lunga/contract/seed/texts.ts";
import { textKeys } from "@hjarta-lunga/contract/text-keys.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { fallbackIndexPath, type SearchRecord } from "@hjarta-lunga/contract/search.ts";
import { indexSearch, onPostBootstrap } from "#src/build/search/index-search.ts";
import { searchHosts } from "#src/lib/search-hosts.ts";
import { startStandins, type Standins } from "../../../../services/standins/src/start.ts";
import { publishedPage } from "../published.ts";

const keys = { appId: "APP", search: "search", write: "write" };
let folder: string;
let standins: Standins;
const client = () => algoliasearch(keys.appId, keys.write, searchHosts(standins.urls.search));

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "search-build-"));
  await mkdir(path.join(folder, "public"));
  standins = await startStandins({ dataDir: path.join(folder, "standins"), searchKeys: keys });
});
beforeEach(() => {
  vi.spyOn(process, "cwd").mockReturnValue(folder);
  vi.stubEnv("CONTENT_READ_TOKEN", "x");
  vi.stubEnv("GATSBY_SEARCH_APP_ID", keys.appId);
  vi.stubEnv("SEARCH_WRITE_KEY", keys.write);
  vi.stubEnv("GATSBY_SEARCH_HOST", standins.urls.search);
  vi.stubEnv("GATSBY_DEBUG", "");
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  const { items } = await client().listIndices();
  for (const { name } of items) await client().deleteIndex({ indexName: name });
});
afterAll(async () => {
  await standins.close();
  await rm(folder, { recursive: true });
});

type Given = { written?: ReturnType<typeof publishedPage>[]; built?: string[]; texts?: object[] };

/** Gatsby's side of the call: the nodes of the build, and what is said. */
async function build({ written = [], built = written.map(({ path }) => path), texts = [] }: Given) {
  const nodes: Record<string, unknown[]> = {
    ContentPage: written,
    SitePage: built.map((path) => ({ path })),
    SiteTexts: texts,
    SiteNavigation: [],
  };
  const said: string[] = [];
  const gatsby = {
    getNodesByType: (type: string) => nodes[type] ?? [],
    reporter: { info: (line: string) => said.push(line), warn: (line: string) => said.push(`warning ${line}`) },
  };
  await indexSearch(gatsby as never);
  return said;
}

const find = (indexName: string, query: string) =>
  client().searchSingleIndex<SearchRecord>({ indexName, searchParams: { query } });
const pathsIn = async (indexName: string) =>
  (await find(indexName, "")).hits.map(({ objectID }) => objectID).toSorted();

test("every searchable page that is built is found, and nothing else", async () => {
  const written = [publishedPage("/a/"), publishedPage("/dold/", { searchable: false }), publishedPage("/inte-byggd/")];
  expect(await build({ written, built: ["/a/", "/dold/", "/404.html"] })).toEqual([
    "Search: 1 pages are in prod_website.",
  ]);
  expect(await pathsIn("prod_website")).toEqual(["/a/"]);
});

test("a page of the site's own code is found by its words, unless editors have written one at its path", async () => {
  const [path, english] = [routes.approvedProjects.pattern, routes.approvedProjectsEnglish.pattern];
  const texts = [
    { language: "sv", texts: { "research.heading": "Beviljade projekt", "research.lead": "Vad gåvorna går till" } },
    { language: "en", texts: { "research.heading": "Approved projects", "research.lead": "Where gifts go" } },
  ];
  await build({ built: [path], texts });
  expect((await find("prod_website", "")).hits).toMatchObject([
    { path, language: "sv", title: "Beviljade projekt", description: "Vad gåvorna går till" },
  ]);
  await build({ written: [publishedPage(english, { title: "By editors" })], texts });
  expect((await find("prod_website", "")).hits).toMatchObject([{ path: english, title: "By editors" }]);
});

test.each(["mina sidor", "ändra autogiro", "säga upp", "avsluta månadsgåva", "kvitto", "skattereduktion"])(
  'my pages are found by "%s"',
  async (query) => {
    const texts = [{ language: "sv", texts: Object.fromEntries(textKeys.map((key) => [key, seeded[key].sv])) }];
    await build({ written: [publishedPage("/a/")], built: ["/a/", "/mina-sidor/", "/mina-uppgifter/"], texts });
    expect((await find("prod_website", query)).hits[0]).toMatchObject({ path: "/mina-sidor/", title: "Mina sidor" });
    expect((await find("prod_website", "mina uppgifter")).hits[0]).toMatchObject({ path: "/mina-uppgifter/" });
  },
);

test("what is gone from the site is gone from the index, and nothing is left lying", async () => {
  await build({ written: [publishedPage("/a/"), publishedPage("/b/")] });
  await build({ written: [publishedPage("/b/"), publishedPage("/c/")] });
  expect(await pathsIn("prod_website")).toEqual(["/b/", "/c/"]);
  expect((await client().listIndices()).items.map(({ name }) => name)).toEqual(["prod_website"]);
});

test("while a new index is made, the old one answers whole", async () => {
  await build({ written: [publishedPage("/a/"), publishedPage("/b/")] });
  const seen: (number | undefined)[] = [];
  const built = new AbortController();
  const building = build({ written: Array.from({ length: 300 }, (_, at) => publishedPage(`/ny-${at}/`)) });
  void building.finally(() => built.abort());
  while (!built.signal.aborted) seen.push((await find("prod_website", "")).nbHits);
  seen.push((await find("prod_website", "")).nbHits);
  expect(new Set(seen)).toEqual(new Set([2, 300]));
});

test("a Swedish word is found in its other forms, and without its dots", async () => {
  await build({ written: [publishedPage("/a/", { title: "Hjärtsvikten" })] });
  for (const query of ["hjärtsvikt", "hjartsvikt", "hjärtsviktens"]) {
    expect([query, (await find("prod_website", query)).nbHits]).toEqual([query, 1]);
  }
});

test("development fills an index of its own", async () => {
  vi.stubEnv("GATSBY_DEBUG", "1");
  await build({ written: [publishedPage("/a/")] });
  expect((await client().listIndices()).items.map(({ name }) => name)).toEqual(["dev_website"]);
});

test("without a key nothing is sent, and one line says so", async () => {
  vi.stubEnv("SEARCH_WRITE_KEY", "");
  expect(await build({ written: [publishedPage("/a/")] })).toEqual([
    "Search: nothing is sent, since no application and key are set.",
  ]);
  expect((await client().listIndices()).items).toEqual([]);
});

test("the list for when the provider is away lies beside the pages, also when nothing is sent", async () => {
  vi.stubEnv("SEARCH_WRITE_KEY", "");
  await build({ written: [publishedPage("/a/", { title: "Hjärtat", description: "Om det" })] });
  expect(JSON.parse(await readFile(path.join(folder, "public", fallbackIndexPath), "utf8"))).toEqual([
    { path: "/a/", language: "sv", title: "Hjärtat", description: "Om det", section: "" },
  ]);
});

test.each([
  ["is away", "GATSBY_SEARCH_HOST", "http://localhost:9"],
  ["does not know the key", "SEARCH_WRITE_KEY", "stale"],
])("a provider that %s is said, and the site is built all the same", async (_, name, value) => {
  await build({ written: [publishedPage("/a/")] });
  vi.stubEnv(name, value);
  const said = await build({ written: [publishedPage("/b/")] });
  expect(said).toEqual([expect.stringMatching(/^warning Search: the pages could not be sent/)]);
  expect(await pathsIn("prod_website")).toEqual(["/a/"]);
});

test("with hot reload the pages are sent when they are known; a build waits for its end", async () => {
  const reporter = { info: vi.fn(), warn: vi.fn() };
  const api = { getNodesByType: () => [], reporter } as never;
  vi.stubEnv("NODE_ENV", "production");
  await onPostBootstrap?.(api, { plugins: [] }, () => undefined);
  expect(reporter.info).not.toHaveBeenCalled();
  vi.stubEnv("NODE_ENV", "development");
  await onPostBootstrap?.(api, { plugins: [] }, () => undefined);
  expect(reporter.info).toHaveBeenCalledOnce();
});
