import { z } from "zod";

const names = z.array(z.string());

const ofIndex = {
  attributesToRetrieve: names.default(["*"]),
  attributesToHighlight: names.optional(),
  attributesToSnippet: names.default([]),
  highlightPreTag: z.string().default("<em>"),
  highlightPostTag: z.string().default("</em>"),
  snippetEllipsisText: z.string().default("…"),
  hitsPerPage: z.int().min(0).max(1000).default(20),
  ranking: names.default(["typo", "geo", "words", "filters", "proximity", "attribute", "exact", "custom"]),
  typoTolerance: z.boolean().default(true),
  removeStopWords: z.union([z.boolean(), names]).default(false),
  queryLanguages: names.default([]),
  removeWordsIfNoResults: z.enum(["none", "allOptional"]).default("none"),
  maxValuesPerFacet: z.int().min(1).max(1000).default(100),
  searchableAttributes: names.default([]),
  attributesForFaceting: names.default([]),
  customRanking: z.array(z.string().regex(/^(asc|desc)\([\w.]+\)$/)).default([]),
  paginationLimitedTo: z.int().min(1).default(1000),
};
const ofQuery = {
  query: z.string().max(512).default(""),
  page: z.int().min(0).default(0),
  facets: z.union([z.string().transform((name) => [name]), names]).default([]),
  facetFilters: z.array(z.union([z.string(), names.min(1)])).default([]),
  clickAnalytics: z.boolean().default(false),
  analytics: z.boolean().default(true),
  userToken: z.string().optional(),
};

const indexSettings = z.object(ofIndex);
export type IndexSettings = z.infer<typeof indexSettings>;

/** What this stand-in makes use of. Null takes a setting back. */
export const readSettings = (given: Record<string, unknown>): IndexSettings =>
  indexSettings.parse(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null)));

const search = z.strictObject({ ...ofIndex, ...ofQuery });
export type Search = z.infer<typeof search>;

export const readSearch = (settings: IndexSettings, given: Record<string, unknown>): Search =>
  search.parse({ ...settings, ...given });
