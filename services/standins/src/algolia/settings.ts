import { z } from "zod";

const names = z.array(z.string());
const languages = z.union([z.boolean(), names]);

const criteria = z.enum(["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]);

/** Those that a query may change for itself. */
const changeable = z.object({
  attributesToRetrieve: names,
  attributesToHighlight: names,
  attributesToSnippet: names,
  highlightPreTag: z.string(),
  highlightPostTag: z.string(),
  snippetEllipsisText: z.string(),
  /** Zero for counts alone. */
  hitsPerPage: z.int().min(0).max(1000),
  ranking: z.array(criteria),
  minWordSizefor1Typo: z.int().min(0),
  minWordSizefor2Typos: z.int().min(0),
  typoTolerance: z.union([z.boolean(), z.enum(["true", "false", "min", "strict"])]),
  ignorePlurals: languages,
  removeStopWords: languages,
  queryLanguages: names,
  queryType: z.enum(["prefixLast", "prefixAll", "prefixNone"]),
  removeWordsIfNoResults: z.enum(["none", "lastWords", "firstWords", "allOptional"]),
  exactOnSingleWordQuery: z.enum(["attribute", "none", "word"]),
  alternativesAsExact: names,
  maxValuesPerFacet: z.int().min(1).max(1000),
});
const ofIndex = changeable.extend({
  searchableAttributes: names,
  attributesForFaceting: names,
  unretrievableAttributes: names,
  customRanking: z.array(z.string().regex(/^(asc|desc)\([^)]+\)$/)),
  indexLanguages: names,
  keepDiacriticsOnCharacters: z.string(),
  paginationLimitedTo: z.int().min(1),
});

type AlwaysKnown = Omit<
  z.infer<typeof ofIndex>,
  "attributesToRetrieve" | "attributesToHighlight" | "attributesToSnippet" | "searchableAttributes"
>;
const defaults: AlwaysKnown = {
  highlightPreTag: "<em>",
  highlightPostTag: "</em>",
  snippetEllipsisText: "…",
  hitsPerPage: 20,
  ranking: [...criteria.options],
  minWordSizefor1Typo: 4,
  minWordSizefor2Typos: 8,
  typoTolerance: true,
  ignorePlurals: false,
  removeStopWords: false,
  queryLanguages: [],
  queryType: "prefixLast",
  removeWordsIfNoResults: "none",
  exactOnSingleWordQuery: "attribute",
  alternativesAsExact: ["ignorePlurals", "singleWordSynonym"],
  maxValuesPerFacet: 100,
  attributesForFaceting: [],
  unretrievableAttributes: [],
  customRanking: [],
  indexLanguages: [],
  keepDiacriticsOnCharacters: "",
  paginationLimitedTo: 1000,
};

/** What is set is kept whole, also what this stand-in makes no use of. Null takes a setting back. */
const indexSettings = z.looseObject(ofIndex.partial().shape);
export type IndexSettings = AlwaysKnown & z.infer<typeof indexSettings>;

export const readSettings = (given: Record<string, unknown>): IndexSettings => {
  const entries = Object.entries(given).filter(([, value]) => value !== null);
  return { ...defaults, ...(indexSettings.parse(Object.fromEntries(entries)) as Partial<AlwaysKnown>) };
};

const filterList = z.union([z.string(), z.array(z.union([z.string(), names]))]);

const ofQuery = changeable.partial().extend({
  query: z.string().max(512).default(""),
  page: z.int().min(0).default(0),
  offset: z.int().min(0).optional(),
  length: z.int().min(1).max(1000).optional(),
  filters: z.string().default(""),
  facetFilters: filterList.default([]),
  numericFilters: filterList.default([]),
  facets: z.union([z.string().transform((name) => [name]), names]).default([]),
  restrictSearchableAttributes: names.default([]),
  clickAnalytics: z.boolean().default(false),
  analytics: z.boolean().default(true),
  getRankingInfo: z.boolean().default(false),
  userToken: z.string().optional(),
});
export type SearchQuery = z.infer<typeof ofQuery>;

/** Known to the provider, and without a meaning for what is searched here. */
const ignoredParameters = new Set(
  `similarQuery optionalFilters tagFilters sumOrFiltersScores facetingAfterDistinct naturalLanguages ruleContexts
   personalizationImpact synonyms analyticsTags percentileComputation enableABTest relevancyStrictness
   restrictHighlightAndSnippetArrays allowTyposOnNumericTokens disableTypoToleranceOnAttributes decompoundQuery
   enableRules enablePersonalization advancedSyntax optionalWords disableExactOnAttributes advancedSyntaxFeatures distinct replaceSynonymsInHighlight minProximity responseFields
   sortFacetValuesBy attributeCriteriaComputedByMinProximity renderingContent enableReRanking reRankingApplyFilter
   indexName type extensions params facet facetQuery maxFacetHits`.split(/\s+/),
);

/** The parameters of a query. Older clients write them all in one string, `params`. */
export const readQuery = (given: Record<string, unknown>): SearchQuery | { unknown: string } => {
  const all = { ...fromParams(given.params), ...given };
  const unknown = Object.keys(all).find((name) => !(name in ofQuery.shape) && !ignoredParameters.has(name));
  return unknown === undefined ? ofQuery.parse(all) : { unknown };
};

function fromParams(params: unknown): Record<string, unknown> {
  if (typeof params !== "string") return {};
  return Object.fromEntries([...new URLSearchParams(params)].map(([name, text]) => [name, valueOf(name, text)]));
}

function valueOf(name: string, text: string): unknown {
  if (name === "query") return text;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** The index's settings, with what the query says otherwise. */
export const settingsFor = (settings: IndexSettings, query: SearchQuery): IndexSettings => {
  const entries = Object.entries(query).filter(([name, value]) => name in changeable.shape && value !== undefined);
  return { ...settings, ...(Object.fromEntries(entries) as Partial<IndexSettings>) };
};
