import { randomBytes } from "node:crypto";
import { countFacets, facetingAttributes } from "./facets.ts";
import { filterOf, isLimited } from "./filters.ts";
import { createHighlighter } from "./highlighting.ts";
import { hitOf } from "./hits.ts";
import { findMatches } from "./matches.ts";
import { queryWords } from "./query-words.ts";
import { rank } from "./ranking.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import { settingsFor } from "./settings.ts";
import type { SearchQuery } from "./settings.ts";

/** The records that a query finds, in no order: for counts. */
export const matchQuery = (index: SearchableIndex, query: SearchQuery) => {
  const settings = settingsFor(index.settings, query);
  const words = queryWords(index, settings, query);
  const passing = passingRecords(index, query);
  const matched = findMatches(index, settings, words, {
    ranks: searchedRanks(index, query.restrictSearchableAttributes),
    passes: (id) => passing === undefined || passing[id] === 1,
  });
  return { settings, matched };
};

/** Visitors' filters are few and come with each letter that is typed. */
const mostFiltersKept = 50;

function passingRecords(index: SearchableIndex, query: SearchQuery): Uint8Array | undefined {
  if (!isLimited(query)) return undefined;
  const key = JSON.stringify([query.filters, query.facetFilters, query.numericFilters]);
  const known = index.passing.get(key);
  if (known !== undefined) return known;
  const passes = filterOf(query, facetingAttributes(index.settings.attributesForFaceting));
  const passing = Uint8Array.from(index.records, (record) => Number(passes(record)));
  if (index.passing.size < mostFiltersKept) index.passing.set(key, passing);
  return passing;
}

/** One query of one index, answered in the provider's form. */
export const search = (index: SearchableIndex, query: SearchQuery, given: Record<string, unknown>) => {
  const begun = performance.now();
  const { settings, matched } = matchQuery(index, query);
  const { offset, length, first } = windowOf(query, settings);
  const last = Math.min(first + length, settings.paginationLimitedTo);
  const nbHits = matched.records.length;
  const found = first < last ? rank(index, settings, matched, last).slice(first) : [];
  const highlighter = createHighlighter(index, matched.words, [settings.highlightPreTag, settings.highlightPostTag]);
  const facets =
    query.facets.length === 0
      ? undefined
      : countFacets(index, matched.records, query.facets, settings.maxValuesPerFacet);
  return {
    hits: found.map((ranked) => hitOf(index, settings, query, highlighter, ranked)),
    nbHits,
    ...(offset === undefined
      ? {
          page: query.page,
          nbPages: pagesOf(Math.min(nbHits, settings.paginationLimitedTo), settings.hitsPerPage),
          hitsPerPage: settings.hitsPerPage,
        }
      : { offset, length }),
    ...(facets && { facets, exhaustiveFacetsCount: true }),
    exhaustiveNbHits: true,
    exhaustiveTypo: true,
    exhaustive: { nbHits: true, typo: true, ...(facets && { facetsCount: true }) },
    query: query.query,
    params: paramsOf(given),
    index: index.name,
    ...(query.clickAnalytics && { queryID: randomBytes(16).toString("hex") }),
    renderingContent: {},
    processingTimeMS: Math.max(1, Math.round(performance.now() - begun)),
  };
};

const pagesOf = (hits: number, perPage: number) => (perPage === 0 ? 0 : Math.ceil(hits / perPage));

function searchedRanks(index: SearchableIndex, only: string[]): Set<number> {
  const searched = only.length === 0 ? index.attributes : index.attributes.filter(({ name }) => only.includes(name));
  return new Set(searched.map(({ rank: place }) => place));
}

/** By pages, or from a hit and so many further. */
function windowOf(query: SearchQuery, { hitsPerPage }: { hitsPerPage: number }) {
  if (query.offset === undefined && query.length === undefined)
    return { offset: undefined, length: hitsPerPage, first: query.page * hitsPerPage };
  const offset = query.offset ?? 0;
  return { offset, length: query.length ?? 20, first: offset };
}

/** The query as it came, as one string. */
function paramsOf(given: Record<string, unknown>): string {
  const { params, ...rest } = given;
  const written = Object.entries(rest).map(
    ([name, value]) => `${name}=${encodeURIComponent(typeof value === "string" ? value : JSON.stringify(value))}`,
  );
  return [...(typeof params === "string" && params !== "" ? [params] : []), ...written].join("&");
}
