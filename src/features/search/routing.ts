import history from "instantsearch.js/es/lib/routers/history.js";
import type { UiState } from "instantsearch.js";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { urlWriteDelayMs, mostListItemsInUrl } from "@hjarta-lunga/contract/search.ts";
import { urlWriter, readSearchParams, type SearchParams } from "./search-params.ts";

/** Between the search's state and its URL. The URL is read with a list's limit, though we keep none in it. */
export function searchRouting(index: string) {
  const push = urlWriter();
  const router = history<SearchParams>({
    writeDelay: urlWriteDelayMs,
    cleanUrlOnDispose: false,
    push,
    createURL: ({ routeState, location }) => new URL(routes.search.href(routeState), location.href).href,
    parseURL: ({ qsModule, location }) =>
      readSearchParams(qsModule.parse(location.search.slice(1), { arrayLimit: mostListItemsInUrl })),
  });
  const stateMapping = {
    stateToRoute: (state: UiState): SearchParams => {
      const { query, page } = state[index] ?? {};
      return { query, ...(page !== 1 && { page }) };
    },
    routeToState: (params: SearchParams): UiState => ({ [index]: params as UiState[string] }),
  };
  return { routing: { router, stateMapping }, push };
}
