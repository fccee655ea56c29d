import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { startProvider, type Found, type Provider } from "./search-provider.ts";

const indexName = "prod_website";
const page = (objectID: string, title: string, text = "", popularity = 0, language = "sv") => ({
  objectID,
  title,
  text,
  popularity,
  language,
});
const pages = [
  page("hjartsvikt", "Hjärtsvikt", "När hjärtat inte orkar pumpa. Vanligt hos äldre.", 5),
  page("gava", "Ge en gåva", "Gåvan går till forskningen.", 50),
  page("minnesgava", "Minnesgåva", "En gåva till minne av någon som har dött. Vi skickar ett minnesblad.", 40),
  page("testamente", "Testamentera", "Ett testamente hjälper forskare i många år.", 30),
  page("kol", "KOL", "Lungorna blir sämre. Rökning är den vanligaste orsaken.", 20),
  page("kal", "Kål i maten", "Recept på soppa.", 1),
  page("sar", "Sår", "Om sår som läker.", 1),
  page("sara", "Sara berättar", "Om sitt hjärta.", 90),
  page("om-oss", "Om oss", "Vi arbetar för hjärta och lungor, mot sjukdom.", 10),
  page("about", "About us", "We fund research on the heart and lungs. Give a gift.", 10, "en"),
];

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  const writer = provider.writer();
  await writer.setSettings({ indexName, indexSettings: searchIndexSettings });
  await writer.saveObjects({ indexName, objects: pages, waitForTasks: true });
});
afterAll(() => provider.close());

const ask = (query: string, more: Record<string, unknown> = {}) =>
  provider.searcher().searchSingleIndex<Found>({ indexName, searchParams: { query, ...more } });
const found = async (query: string, more?: Record<string, unknown>) =>
  (await ask(query, more)).hits.map(({ objectID }) => objectID);

describe("limits by", () => {
  test.each([
    ["a facet", { facetFilters: ["language:en"] }, ["about"]],
    ["one or the other", { facetFilters: [["language:en", "section:Om oss"]] }, ["about"]],
    ["what it is not", { facetFilters: ["language:-sv"] }, ["about"]],
    ["a facet that is not set up, which nothing passes", { facetFilters: ["title:KOL"] }, []],
  ])("%s", async (_, how, expected) => {
    expect(await found("", how)).toEqual(expected);
  });

  test.each([{ facetFilters: ["language"] }, { filters: "language:sv" }, { numericFilters: ["popularity>40"] }])(
    "nothing that cannot be read: %j",
    async (how) => {
      await expect(ask("", how)).rejects.toMatchObject({ status: 400 });
    },
  );
});

test("facets are counted over all that is found", async () => {
  expect((await ask("hjärta", { facets: ["language", "unknown"] })).facets).toEqual({ language: { sv: 3 } });
});

describe("marks", () => {
  const tags = { highlightPreTag: "[", highlightPostTag: "]" };
  test.each([
    ["a whole word", "hjärtsvikt", "[Hjärtsvikt]", "full"],
    ["as far as it is written", "hjärt", "[Hjärt]svikt", "full"],
    ["as far, without dots", "hjart", "[Hjärt]svikt", "full"],
    ["the whole of a word with typos", "hjertsvikt", "[Hjärtsvikt]", "full"],
    ["a part of what is asked", "hjärtsvikt orkar", "[Hjärtsvikt]", "partial"],
  ])("%s: %s", async (_, query, value, matchLevel) => {
    const hit = (await ask(query, tags)).hits.find(({ objectID }) => objectID === "hjartsvikt");
    expect(hit?._highlightResult?.title).toMatchObject({ value, matchLevel });
  });

  test("nothing where nothing is found", async () => {
    const [hit] = (await ask("orkar", tags)).hits;
    expect(hit?._highlightResult?.title).toEqual({ value: "Hjärtsvikt", matchLevel: "none", matchedWords: [] });
    expect(hit?._snippetResult?.text).toMatchObject({ value: expect.stringContaining("[orkar]") as string });
  });

  test("the part of a long text where it stands, with signs for what is left out", async () => {
    const text = `${"ord ".repeat(40)}om en svikt i ${"ord ".repeat(40)}`.trim();
    await provider.writer().saveObjects({ indexName: "long", objects: [{ objectID: "1", text }], waitForTasks: true });
    const { hits } = await provider.searcher().searchSingleIndex({
      indexName: "long",
      searchParams: { query: "svikt", attributesToSnippet: ["text:8"], snippetEllipsisText: "...", ...tags },
    });
    expect(hits[0]?._snippetResult?.text).toEqual({
      value: "...om en [svikt] i ord ord ord ord...",
      matchLevel: "full",
    });
  });
});

test("pages are counted from nought, as many as the limit lets one reach", async () => {
  const all = await ask("", { hitsPerPage: 4 });
  expect(all).toMatchObject({ nbHits: 10, page: 0, nbPages: 3, hitsPerPage: 4 });
  const pagesSeen = await Promise.all([0, 1, 2, 3].map((each) => found("", { hitsPerPage: 4, page: each })));
  expect(pagesSeen.map((each) => each.length)).toEqual([4, 4, 2, 0]);
  expect(new Set(pagesSeen.flat()).size).toBe(10);
  expect(await ask("", { hitsPerPage: 0 })).toMatchObject({ nbHits: 10, nbPages: 0, hits: [] });
  await expect(ask("", { page: -1 })).rejects.toMatchObject({ status: 400 });
});

test("no further than the limit", async () => {
  await provider.writer().saveObjects({ indexName: "few", objects: pages, waitForTasks: true });
  const task = await provider.writer().setSettings({ indexName: "few", indexSettings: { paginationLimitedTo: 5 } });
  await provider.writer().waitForTask({ indexName: "few", taskID: task.taskID });
  const searchParams = { query: "", hitsPerPage: 4 };
  const first = await provider.searcher().searchSingleIndex({ indexName: "few", searchParams });
  expect(first).toMatchObject({ nbHits: 10, nbPages: 2 });
  const second = await provider
    .searcher()
    .searchSingleIndex({ indexName: "few", searchParams: { ...searchParams, page: 1 } });
  expect(second.hits).toHaveLength(1);
});

test("several queries are answered in order, and each says what was asked", async () => {
  const { results } = await provider.searcher().search({
    requests: [
      { indexName, query: "kol", clickAnalytics: true },
      { indexName, query: "xyzxyz" },
    ],
  });
  expect(results).toMatchObject([
    {
      query: "kol",
      index: indexName,
      queryID: expect.stringMatching(/^[0-9a-f]{32}$/) as string,
      exhaustiveNbHits: true,
    },
    { query: "xyzxyz", nbHits: 0, hits: [], nbPages: 0 },
  ]);
  expect(results[1]).not.toHaveProperty("queryID");
});
