import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { suggestionsIndex, type SuggestionRecord } from "@hjarta-lunga/contract/search.ts";
import { startProvider, type Provider } from "./search-provider.ts";

const main = "prod_website";
const objects = [
  { objectID: "1", title: "Hjärtsvikt", text: "", language: "sv", popularity: 5 },
  { objectID: "2", title: "Hjärtinfarkt", text: "Kan ge hjärtsvikt", language: "sv", popularity: 9 },
  { objectID: "3", title: "Heart failure", text: "", language: "en", popularity: 1 },
  { objectID: "4", title: "KOL", text: "", language: "sv", popularity: 99 },
];

let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  await provider.writer().setSettings({ indexName: main, indexSettings: searchIndexSettings });
  await provider.writer().saveObjects({ indexName: main, objects, waitForTasks: true });
});
beforeEach(() => provider.control("/search/reset", "POST", {}));
afterAll(() => provider.close());

const ask = (query: string, userToken: string, more = {}) =>
  provider.searcher().searchSingleIndex({ indexName: main, searchParams: { query, userToken, ...more } });
const suggested = async (query: string, more = {}) => {
  // What is still being typed is noted once somebody asks for the list.
  await provider.control("/search/queries");
  const { hits } = await provider.searcher().searchSingleIndex<SuggestionRecord>({
    indexName: suggestionsIndex(main),
    searchParams: { query, hitsPerPage: 8, ...more },
  });
  return hits.map((hit) => hit.query);
};
const queries = async () =>
  ((await provider.control("/search/queries")) as { query: string }[]).map(({ query }) => query);

test.each([
  ["only two have asked for", "hjärtsvikt barn", ["a", "b"]],
  ["nothing is found by", "xyzxyz", ["a", "b", "c"]],
  ["may be somebody's number", "hjärtsvikt 19121212-1212", ["a", "b", "c"]],
  ["may be somebody's address", "hjärtsvikt anna@exempel", ["a", "b", "c"]],
])("what %s is not suggested", async (_, query, visitors) => {
  for (const visitor of visitors) await ask(query, visitor);
  expect(await queries()).toHaveLength(visitors.length);
  expect(await suggested("hjä")).toEqual(["Hjärtinfarkt", "Hjärtsvikt"]);
  expect(await suggested("xyz")).toEqual([]);
});

test("a word that is typed letter by letter is one question", async () => {
  for (const query of ["h", "hj", "hjä", "hjärt", "hjärtsvikt"]) await ask(query, "a");
  await ask("kol", "a");
  await ask("hjärtsvikt", "b");
  expect((await queries()).toSorted()).toEqual(["hjärtsvikt", "hjärtsvikt", "kol"]);
  expect(await provider.received()).toContain("hjärtsvikt");
});

test("what is not to be counted is not", async () => {
  await ask("hjärtsvikt", "a", { analytics: false });
  await ask("", "a");
  expect(await queries()).toEqual([]);
});

test("a suggestion has the provider's form, and can be limited to a language", async () => {
  const language = `${main}.facets.exact_matches.language.value`;
  const { hits } = await provider.searcher().searchSingleIndex({
    indexName: suggestionsIndex(main),
    searchParams: { query: "hjärtsvikt", facetFilters: [`${language}:sv`] },
  });
  expect(hits).toMatchObject([
    {
      objectID: "Hjärtsvikt",
      query: "Hjärtsvikt",
      nb_words: 1,
      popularity: expect.any(Number) as number,
      [main]: { exact_nb_hits: 2, facets: { exact_matches: { language: [{ value: "sv", count: 2 }] }, analytics: {} } },
      _highlightResult: { query: { value: "<em>Hjärtsvikt</em>" } },
    },
  ]);
  expect(await suggested("heart", { facetFilters: [`${language}:en`] })).toEqual(["Heart failure"]);
  expect(await suggested("heart", { facetFilters: [`${language}:sv`] })).not.toContain("Heart failure");
});

test("a page that is gone is no longer suggested", async () => {
  await provider.writer().deleteObjects({ indexName: main, objectIDs: ["2"], waitForTasks: true });
  expect(await suggested("hjärtinf")).toEqual([]);
  await provider.writer().saveObjects({ indexName: main, objects, waitForTasks: true });
});

test("without the index there are no suggestions", async () => {
  const request = { indexName: suggestionsIndex("none"), searchParams: { query: "" } };
  await expect(provider.searcher().searchSingleIndex(request)).rejects.toMatchObject({ status: 404 });
});

test("an index of suggestions that somebody fills is left alone", async () => {
  const indexName = suggestionsIndex("own");
  await provider.writer().saveObjects({ indexName: "own", objects, waitForTasks: true });
  await provider.writer().saveObjects({ indexName, objects: [{ objectID: "x", query: "Egen" }], waitForTasks: true });
  const { hits } = await provider.searcher().searchSingleIndex({ indexName, searchParams: { query: "" } });
  expect(hits.map(({ objectID }) => objectID)).toEqual(["x"]);
});
