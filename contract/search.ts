export type SearchRecord = {
  objectID: string;
  path: string;
  language: "sv" | "en";
  title: string;
  description: string;
  section: string;
  /** Plain text, cut below the provider's limit for a record. */
  text: string;
  popularity: number;
};

/** Used when the provider is down. A web server may answer with a page in its place: check what comes. */
export const fallbackIndexPath = "/sok-reserv.json";
export type FallbackPage = Pick<SearchRecord, "path" | "language" | "title" | "description" | "section">;

export type SuggestionRecord = { objectID: string; query: string; popularity: number };

export const searchIndex = (debug: boolean) => (debug ? "dev_website" : "prod_website");
export const suggestionsIndex = (index: string) => `${index}_query_suggestions`;

export const hitsPerPage = 20;
export const suggestionsShown = 8;
export const paginationPadding = 3;
export const stalledAfterMs = 200;
export const slowAfterMs = 2500;
export const urlWriteDelayMs = 400;
export const mostListItemsInUrl = 99;
export const insightsCookieMonths = 6;
