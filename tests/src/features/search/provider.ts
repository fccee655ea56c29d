import { vi } from "vitest";
import type { SearchRecord, SuggestionRecord } from "@hjarta-lunga/contract/search.ts";

/*
 * The provider's place behind the search client, as its own documentation lets it answer: what is asked is kept, and what
 * it knows is given by each test. `vi.mock("#src/calls/search-client.ts", () => import("./provider.ts"))`.
 */

type Request = {
  indexName: string;
  params: { query?: string; page?: number; hitsPerPage?: number } & Record<string, unknown>;
};

export const page = (title: string, more: Partial<SearchRecord> = {}): SearchRecord => ({
  objectID: `/${title.toLowerCase()}/`,
  path: `/${title.toLowerCase()}/`,
  language: "sv",
  title,
  description: `Om ${title}.`,
  section: "",
  text: "",
  popularity: 1,
  ...more,
});

let pages: SearchRecord[] = [];
let queries: SuggestionRecord[] = [];
export function know(known: SearchRecord[], searched: string[] = []): void {
  pages = known;
  queries = searched.map((query, index) => ({ objectID: query, query, popularity: searched.length - index }));
}

/** Signs are nothing to the provider: a query of signs alone finds all there is, as an empty one does. */
const contains = (text: string, query: string) =>
  text.toLowerCase().includes(
    query
      .replaceAll(/[^\p{L}\p{N}\s]/gu, "")
      .trim()
      .toLowerCase(),
  );

function mark(value: string, query: string) {
  const at = value.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return { value, matchLevel: "none", matchedWords: [] };
  const [start, end] = [value.slice(0, at), value.slice(at + query.length)];
  const found = value.slice(at, at + query.length);
  return {
    value: `${start}__ais-highlight__${found}__/ais-highlight__${end}`,
    matchLevel: "full",
    matchedWords: [query],
  };
}

function answerOne({ indexName, params }: Request) {
  const { query = "", page: asked = 0, hitsPerPage = 20 } = params;
  const records: { objectID: string; title?: string; description?: string }[] = indexName.endsWith("_query_suggestions")
    ? queries.filter((each) => contains(each.query, query))
    : pages.filter(({ title }) => contains(title, query));
  const retrieved = params.attributesToRetrieve as string[] | undefined;
  const isRetrieved = (name: string) => name === "objectID" || (retrieved?.includes(name) ?? true);
  const hits = records.slice(asked * hitsPerPage, (asked + 1) * hitsPerPage).map((record) => ({
    ...(Object.fromEntries(Object.entries(record).filter(([name]) => isRetrieved(name))) as typeof record),
    _highlightResult: { title: mark(record.title ?? "", query), description: mark(record.description ?? "", query) },
  }));
  const nbPages = Math.ceil(records.length / hitsPerPage);
  const queryID = params.clickAnalytics === true ? { queryID: "0123456789abcdef0123456789abcdef" } : {};
  return {
    index: indexName,
    hits,
    nbHits: records.length,
    nbPages,
    page: asked,
    hitsPerPage,
    query,
    processingTimeMS: 1,
    params: "",
    ...queryID,
  };
}

export const answerAll = (requests: Request[]) => Promise.resolve({ results: requests.map(answerOne) });

export const search = vi.fn<(requests: Request[]) => Promise<unknown>>(answerAll);

/** What was asked of the site's own index. */
export const asked = () => search.mock.calls.map(([requests]) => requests[0]?.params);

const searchForHits = ({ requests }: { requests: (Request["params"] & { indexName: string })[] }) =>
  search(requests.map(({ indexName, ...params }) => ({ indexName, params })));

export const searchProvider = () => ({ search, searchForHits, appId: "APP", apiKey: "KEY", transporter: {} });
export const indexOfSite = () => "prod_website";
