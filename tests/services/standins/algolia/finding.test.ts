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

describe("finds", () => {
  test.each([
    ["the whole word", "hjärtsvikt", "hjartsvikt"],
    ["in capital letters", "HJÄRTSVIKT", "hjartsvikt"],
    ["what is still being typed", "hjärtsv", "hjartsvikt"],
    ["without dots", "hjartsvikt", "hjartsvikt"],
    ["a short word without dots", "sar", "sar"],
    ["with one typo", "hjärtsvickt", "hjartsvikt"],
    ["with letters that changed places", "hjärstvikt", "hjartsvikt"],
    ["with two typos in a long word", "minesgova", "minnesgava"],
    ["with a typo in what is still being typed", "tetsament", "testamente"],
    ["the definite form by the basic one", "forskning", "gava"],
    ["the basic form by the definite one", "minnesgåvan", "minnesgava"],
    ["the plural by the singular", "lunga", "kol"],
    ["an English plural", "gifts", "about"],
    ["by the words that say something, in a whole question", "vad är hjärtsvikt", "hjartsvikt"],
    ["most of a question, when not all is there", "hjärtsvikt hos kaniner", "hjartsvikt"],
    ["accents that Swedish does not have", "gåva tíll", "gava"],
  ])("%s: %s", async (_, query, expected) => {
    expect(await found(query)).toContain(expected);
  });
});

describe("does not take for the same", () => {
  test.each([
    ["å and o, in a short word", "kol", "kal"],
    ["å and a, when å is written", "sår", "sara"],
    ["a short word with a typo", "kyl", "kol"],
    ["a middle of a word", "svikt", "hjartsvikt"],
    ["a word with three typos", "hjzrzsvizt", "hjartsvikt"],
    ["a typo in the first letter of a short word", "xåva", "gava"],
  ])("%s: %s", async (_, query, other) => {
    expect(await found(query)).not.toContain(other);
  });
});

describe("comes first", () => {
  test.each([
    ["what is written as asked, before what has a typo", "sår", ["sar"]],
    ["the title before the text", "minne", ["minnesgava"]],
    ["the title with the word, then those with it in the text", "gåva", ["gava", "minnesgava"]],
    ["the more popular among equals", "om", ["om-oss"]],
    ["nothing asked: the most popular", "", ["sara", "gava", "minnesgava", "testamente"]],
  ])("%s: %s", async (_, query, expected) => {
    expect((await found(query)).slice(0, expected.length)).toEqual(expected);
  });
});

test.each([
  ["no typos at all", { typoTolerance: false }, "hjärtsvickt", []],
  ["every word that says something", { removeWordsIfNoResults: "none" }, "vad är hjärtsvikt", ["hjartsvikt"]],
  ["every word", { removeWordsIfNoResults: "none" }, "hjärtsvikt kaniner", []],
])("a query may ask for %s", async (_, how, query, expected) => {
  expect(await found(query, how)).toEqual(expected);
});

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
