/*
 * What lies in the search index, and the names of the indexes. The build writes records, the search page reads them as
 * hits; the provider adds `objectID` and what it highlighted.
 */

/** A page, as it is found. The path is also its `objectID`: a page has one record. */
export type SearchRecord = {
  objectID: string;
  path: string;
  language: "sv" | "en";
  title: string;
  description: string;
  /** Which part of the site it lies in, as the breadcrumbs say it. Empty on the top level. */
  section: string;
  /** All that can be read on it, as plain text, cut where the provider's limit of a record is near. */
  text: string;
  /** What more visitors look for comes first among equals. */
  popularity: number;
};

/**
 * What the build leaves beside the pages, for when the provider is away: the list of them at this path, most popular
 * first. Read with care where it is fetched: a page may be there in its place.
 */
export const fallbackIndexPath = "/sok-reserv.json";
export type FallbackPage = Pick<SearchRecord, "path" | "language" | "title" | "description" | "section">;

/** A line that is offered while somebody types, as the provider makes them of what has been searched for. */
export type SuggestionRecord = { objectID: string; query: string; popularity: number };

/** Development has an index of its own, so that it never shows in what visitors find. */
export const searchIndex = (debug: boolean) => (debug ? "dev_website" : "prod_website");
export const suggestionsIndex = (index: string) => `${index}_query_suggestions`;

export const hitsPerPage = 20;
export const suggestionsShown = 8;
export const paginationPadding = 3;
export const stalledAfterMs = 200;
/** So long nobody should look at nothing: pages by their titles are shown meanwhile. */
export const slowAfterMs = 2500;
export const urlWriteDelayMs = 400;
/** Beyond this, a list in the URL is cut. */
export const mostListItemsInUrl = 99;
export const insightsCookieMonths = 6;
export const insightsBatchHits = 20;
