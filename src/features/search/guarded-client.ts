import type { SearchClient } from "instantsearch.js";
import { suggestionsIndex, suggestionsShown } from "@hjarta-lunga/contract/search.ts";
import { hasWords, languagesAttribute } from "./suggested-words.ts";

export const pageBelowZero = "Page requested below 0.";

type Search = SearchClient["search"];
type Requests = Parameters<Search>[0];
type Answer = Awaited<ReturnType<Search>>;

function emptyAnswer(requests: Requests): Answer {
  const results = requests.map(({ indexName, params }) => ({
    index: indexName,
    hits: [],
    nbHits: 0,
    nbPages: 0,
    page: 0,
    hitsPerPage: params.hitsPerPage ?? 0,
    processingTimeMS: 0,
    query: params.query ?? "",
    params: "",
    exhaustiveNbHits: true,
  }));
  return { results };
}

/** They would inherit the page of the hits; the library knows of them too late to be configured. */
const suggestions = (indexName: string) => ({
  page: 0,
  hitsPerPage: suggestionsShown,
  attributesToRetrieve: ["query", languagesAttribute(indexName.slice(0, -suggestionsIndex("").length))],
  attributesToHighlight: [],
  attributesToSnippet: [],
});

const shaped = (requests: Requests): Requests =>
  requests.map<Requests[number]>((request) =>
    request.indexName.endsWith(suggestionsIndex(""))
      ? { ...request, params: { ...request.params, ...suggestions(request.indexName) } }
      : request,
  );

type Result = { hits?: unknown; nbHits?: unknown; nbPages?: unknown };

/** A proxy between here and the provider may answer instead of it. */
function isWhole(answer: unknown, requests: Requests): answer is Answer {
  const { results } = (answer ?? {}) as { results?: unknown };
  return (
    Array.isArray(results) &&
    results.length === requests.length &&
    (results as (Result | null)[]).every(
      (result) => Array.isArray(result?.hits) && Number.isInteger(result.nbHits) && Number.isInteger(result.nbPages),
    )
  );
}

const isMissing = (error: unknown): boolean => (error as { status?: unknown } | null)?.status === 404;

/** A provider makes suggestions when there is something to make them of. Until then the hits stand alone. */
async function withoutOthers(provider: Pick<SearchClient, "search">, requests: Requests): Promise<unknown> {
  const { results } = await provider.search(requests.slice(0, 1));
  return { results: [...results, ...emptyAnswer(requests.slice(1)).results] };
}

/** The search holds all errors in its state, so what cannot be answered becomes an error here. */
export function guarded(provider: Pick<SearchClient, "search"> | null): SearchClient {
  const search = async (given: Requests): Promise<Answer> => {
    const requests = shaped(given);
    if (requests.some(({ params }) => (params.page ?? 0) < 0)) throw new Error(pageBelowZero);
    if (!requests.some(({ params }) => hasWords(params.query))) return emptyAnswer(requests);
    if (provider === null) throw new Error("No search provider is named.");
    const answer: unknown = await provider.search(requests).catch((error: unknown) => {
      if (requests.length === 1 || !isMissing(error)) throw error;
      return withoutOthers(provider, requests);
    });
    if (!isWhole(answer, requests)) throw new Error("The search provider's answer cannot be read.");
    return answer;
  };
  return { ...provider, search } as SearchClient;
}
