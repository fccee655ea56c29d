import { liteClient } from "algoliasearch/lite";
import instantsearch from "instantsearch.js";
import {
  connectConfigure,
  connectHits,
  connectPagination,
  connectRefinementList,
  connectSearchBox,
} from "instantsearch.js/es/connectors/index.js";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { searchIndexSettings } from "@hjarta-lunga/contract/search-index-settings.ts";
import { keys, startProvider, type Provider } from "./search-provider.ts";

const indexName = "prod_website";
let provider: Provider;
beforeAll(async () => {
  provider = await startProvider();
  const objects = Array.from({ length: 45 }, (_, at) => ({
    objectID: `/${at}/`,
    title: at === 7 ? "Hjärta <b>&" : `Sida ${at} om hjärta`,
    language: at % 5 === 0 ? "en" : "sv",
    popularity: 100 - at,
  }));
  await provider.writer().setSettings({ indexName, indexSettings: searchIndexSettings });
  await provider.writer().saveObjects({ indexName, objects, waitForTasks: true });
});
afterAll(() => provider.close());

type Shown = {
  titles: string[];
  marked: unknown;
  pages: number[];
  nbPages: number;
  languages: Record<string, number>;
  search: (query: string) => void;
  turn: (page: number) => void;
  choose: (language: string) => void;
};

/** InstantSearch as it is, without a page to draw on: what its parts would show, and what a visitor can do. */
const start = () => {
  const shown: Shown = {
    titles: [],
    marked: undefined,
    pages: [],
    nbPages: 0,
    languages: {},
    search: () => undefined,
    turn: () => undefined,
    choose: () => undefined,
  };
  const searchClient = liteClient(keys.appId, keys.search, {
    hosts: [{ url: provider.url().replace("http://", ""), protocol: "http", accept: "read" }],
  });
  const instance = instantsearch({ indexName, searchClient, insights: false });
  instance.addWidgets([
    connectConfigure(() => undefined)({ searchParameters: { hitsPerPage: 20 } }),
    connectSearchBox(({ refine }) => Object.assign(shown, { search: refine }))({}),
    connectHits(({ items }) => {
      shown.titles = items.map((item) => String(item.title));
      shown.marked = items.map((item) => item._highlightResult?.title)[0];
    })({}),
    connectPagination(({ pages, nbPages, refine }) => Object.assign(shown, { pages, nbPages, turn: refine }))({
      padding: 3,
    }),
    connectRefinementList(({ items, refine }) => {
      shown.languages = Object.fromEntries(items.map(({ value, count }) => [value, count]));
      shown.choose = refine;
    })({ attribute: "language" }),
  ]);
  instance.start();
  return { shown, stop: () => instance.dispose() };
};

test("InstantSearch shows hits, marks, pages and counts of choices, and goes on from there", async () => {
  const { shown, stop } = start();
  await vi.waitFor(() => expect(shown.titles).toHaveLength(20));
  expect(shown).toMatchObject({ nbPages: 3, pages: [0, 1, 2], languages: { sv: 36, en: 9 } });

  shown.turn(2);
  await vi.waitFor(() => expect(shown.titles).toHaveLength(5));

  shown.choose("en");
  await vi.waitFor(() => expect(shown.titles).toHaveLength(9));
  // What is not chosen is still counted: that takes a query of its own, for no hits.
  expect(shown.languages).toEqual({ sv: 36, en: 9 });

  shown.choose("en");
  shown.search("hjärta b");
  await vi.waitFor(() => expect(shown.titles[0]).toBe("Hjärta <b>&"));
  expect(shown.marked).toMatchObject({ value: "<mark>Hjärta</mark> &lt;<mark>b</mark>&gt;&amp;", matchLevel: "full" });
  stop();
});
