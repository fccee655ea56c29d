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
    ["with a typo in the first letter of a long word", "ninnesgåva", "minnesgava"],
    ["with a typo in what is still being typed", "tetsament", "testamente"],
    ["the definite form by the basic one", "forskning", "gava"],
    ["the basic form by the definite one", "minnesgåvan", "minnesgava"],
    ["the plural by the singular", "lunga", "kol"],
    ["the singular by the plural", "gåvor", "gava"],
    ["an English plural", "gifts", "about"],
    ["two words where one is written", "hjärt svikt", "hjartsvikt"],
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
    ["what is written as asked, before what lacks dots", "sara", ["sara", "sar"]],
    ["the title before the text", "minne", ["minnesgava"]],
    ["the title with the word, then those with it in the text", "gåva", ["gava", "minnesgava"]],
    ["the more popular among equals", "om", ["om-oss"]],
    ["nothing asked: the most popular", "", ["sara", "gava", "minnesgava", "testamente"]],
  ])("%s: %s", async (_, query, expected) => {
    expect((await found(query)).slice(0, expected.length)).toEqual(expected);
  });

  describe("of what is in a title", () => {
    const objects = [
      { objectID: "often", title: "Hjärta och lungor", description: "", text: "", popularity: 9 },
      { objectID: "longer", title: "Hjärtanfall", description: "", text: "", popularity: 8 },
      { objectID: "described", title: "Om oss", description: "För hjärta och lungor.", text: "", popularity: 7 },
      { objectID: "alone", title: "Hjärtat", description: "", text: "Ditt hjärta slår.", popularity: 1 },
    ];
    const first = async (more: Record<string, unknown> = {}, indexSettings = {}) => {
      const settings = { ...searchIndexSettings, ...indexSettings };
      await provider.writer().setSettings({ indexName: "titles", indexSettings: settings });
      await provider.writer().saveObjects({ indexName: "titles", objects, waitForTasks: true });
      const searchParams = { query: "hjärta", ...more };
      const { hits } = await provider.searcher().searchSingleIndex({ indexName: "titles", searchParams });
      return hits.map(({ objectID }) => objectID);
    };

    test("the word by itself, also in another form and when the text says it as asked", async () => {
      expect(await first()).toEqual(["alone", "often", "longer", "described"]);
    });
    test("any title with the word, when that is asked for", async () => {
      expect(await first({ exactOnSingleWordQuery: "word" })).toEqual(["often", "alone", "longer", "described"]);
    });
    test("none before another, when that is asked for", async () => {
      expect(await first({ exactOnSingleWordQuery: "none" })).toEqual(["often", "longer", "alone", "described"]);
    });
    test("the word itself before its forms, when that is asked for", async () => {
      const more = { exactOnSingleWordQuery: "word", alternativesAsExact: [] };
      expect(await first(more)).toEqual(["often", "longer", "alone", "described"]);
    });
    test("what begins with the word, where places in the title count", async () => {
      const late = { objectID: "late", title: "Om hjärta", description: "", text: "", popularity: 99 };
      await provider.writer().saveObjects({ indexName: "titles", objects: [late], waitForTasks: true });
      expect((await first()).slice(0, 2)).toEqual(["alone", "late"]);
      const searchableAttributes = ["title", "description", "text"];
      expect((await first({}, { searchableAttributes })).at(-2)).toBe("late");
    });
  });

  test("the beginning that is written as asked, before the whole word that has dots", async () => {
    const objects = [
      { objectID: "dots", title: "Kål", popularity: 9 },
      { objectID: "plain", title: "Kalcium", popularity: 1 },
    ];
    await provider.writer().setSettings({ indexName: "dots", indexSettings: searchIndexSettings });
    await provider.writer().saveObjects({ indexName: "dots", objects, waitForTasks: true });
    const { hits } = await provider.searcher().searchSingleIndex({ indexName: "dots", searchParams: { query: "kal" } });
    expect(hits.map(({ objectID }) => objectID)).toEqual(["plain", "dots"]);
  });

  test("words that stand together, before words far apart", async () => {
    const objects = [
      {
        objectID: "far",
        title: "x",
        text: "lungor och så mycket annat som står emellan innan det blir hjärta",
        popularity: 9,
      },
      { objectID: "turned", title: "x", text: "hjärta lungor", popularity: 8 },
      { objectID: "near", title: "x", text: "lungor hjärta", popularity: 1 },
    ];
    await provider.writer().setSettings({ indexName: "near", indexSettings: searchIndexSettings });
    await provider.writer().saveObjects({ indexName: "near", objects, waitForTasks: true });
    const { hits } = await provider.searcher().searchSingleIndex({
      indexName: "near",
      searchParams: { query: "lungor hjärta" },
    });
    expect(hits.map(({ objectID }) => objectID)).toEqual(["near", "turned", "far"]);
  });
});

test.each([
  ["no typos at all", { typoTolerance: false }, "hjärtsvickt", []],
  ["whole words only", { queryType: "prefixNone" }, "hjärtsv", []],
  ["some attributes only", { restrictSearchableAttributes: ["title"] }, "forskningen", []],
  ["every word that says something", { removeWordsIfNoResults: "none" }, "vad är hjärtsvikt", ["hjartsvikt"]],
  ["every word", { removeWordsIfNoResults: "none" }, "hjärtsvikt kaniner", []],
  ["the first words, if need be", { removeWordsIfNoResults: "lastWords" }, "testamentera kaniner", ["testamente"]],
  ["the last words, if need be", { removeWordsIfNoResults: "firstWords" }, "kaniner testamentera", ["testamente"]],
  ["the fewest typos only", { typoTolerance: "min" }, "testamente", ["testamente"]],
])("a query may ask for %s", async (_, how, query, expected) => {
  expect(await found(query, how)).toEqual(expected);
});

describe("limits by", () => {
  test.each([
    ["a facet", { facetFilters: ["language:en"] }, ["about"]],
    ["one or the other", { facetFilters: [["language:en", "language:sv"]], filters: "popularity > 80" }, ["sara"]],
    ["what it is not", { facetFilters: ["language:-sv"] }, ["about"]],
    ["an expression", { filters: "language:sv AND (popularity = 90 OR popularity = 50)" }, ["sara", "gava"]],
    ["an expression with not", { filters: 'NOT language:"sv"' }, ["about"]],
    ["numbers", { numericFilters: ["popularity>=40", "popularity<90"] }, ["gava", "minnesgava"]],
    ["a facet that is not set up, which nothing passes", { facetFilters: ["title:KOL"] }, []],
  ])("%s", async (_, how, expected) => {
    expect(await found("", how)).toEqual(expected);
  });

  test.each([["language:sv AND"], ["(language:sv"], ["language"]])(
    "nothing that cannot be read: %s",
    async (filters) => {
      await expect(ask("", { filters })).rejects.toMatchObject({ status: 400 });
    },
  );
});

test("facets are counted over all that is found", async () => {
  expect((await ask("hjärta", { facets: ["language", "unknown"] })).facets).toEqual({ language: { sv: 3 } });
  const { facetHits } = await provider.searcher().searchForFacetValues({
    indexName,
    facetName: "language",
    searchForFacetValuesRequest: { facetQuery: "e" },
  });
  expect(facetHits).toEqual([{ value: "en", highlighted: "<em>e</em>n", count: 1 }]);
});

describe("marks", () => {
  const tags = { highlightPreTag: "[", highlightPostTag: "]" };
  test.each([
    ["a whole word", "hjärtsvikt", "[Hjärtsvikt]", "full", true],
    ["as far as it is written", "hjärt", "[Hjärt]svikt", "full", false],
    ["as far, without dots", "hjart", "[Hjärt]svikt", "full", false],
    ["the whole of a word with typos", "hjertsvikt", "[Hjärtsvikt]", "full", true],
    ["both halves' word", "hjärt svikt", "[Hjärtsvikt]", "full", true],
    ["a part of what is asked", "hjärtsvikt orkar", "[Hjärtsvikt]", "partial", true],
  ])("%s: %s", async (_, query, value, matchLevel, fullyHighlighted) => {
    const hit = (await ask(query, tags)).hits.find(({ objectID }) => objectID === "hjartsvikt");
    expect(hit?._highlightResult?.title).toMatchObject({ value, matchLevel, fullyHighlighted });
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
  expect(await ask("", { offset: 8, length: 5 })).toMatchObject({ offset: 8, length: 5, hits: [{}, {}] });
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
      { indexName, type: "facet", facet: "language" },
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
    {
      facetHits: [
        { value: "sv", count: 9 },
        { value: "en", count: 1 },
      ],
    },
  ]);
  expect(results[0]).toMatchObject({ params: "query=kol&clickAnalytics=true" });
  expect(results[1]).not.toHaveProperty("queryID");
});

test("enough is enough, when that is asked for", async () => {
  const requests = [
    { indexName, query: "", hitsPerPage: 2 },
    { indexName, query: "kol" },
  ];
  const { results } = await provider.searcher().search({ requests, strategy: "stopIfEnoughMatches" });
  expect(results).toMatchObject([{ hits: [{}, {}] }, { hits: [] }]);
});
