import { randomBytes } from "node:crypto";
import { createMarker } from "./marks.ts";
import { onlyNamed } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import type { Search } from "./settings.ts";
import type { TextIndex } from "./text-index.ts";

const snippetWords = 10;

export const answerTo = (index: TextIndex, search: Search) => {
  const { query, page, hitsPerPage, paginationLimitedTo } = search;
  const first = page * hitsPerPage;
  const most = Math.max(0, Math.min(hitsPerPage, paginationLimitedTo - first));
  const { sought, total, records, facets } = index.search(search, first, most);
  const { highlight, snippet } = createMarker(sought, search);
  const lengths = new Map(
    search.attributesToSnippet.map((entry) => {
      const [name = "", words = snippetWords] = entry.split(":");
      return [name, Number(words)];
    }),
  );
  return {
    hits: records.map((record) => ({
      ...onlyNamed(record, search.attributesToRetrieve),
      objectID: record.objectID,
      _highlightResult: eachText(record, search.attributesToHighlight ?? index.searched, highlight),
      _snippetResult: eachText(record, [...lengths.keys()], (text, name) =>
        snippet(text, lengths.get(name) ?? snippetWords),
      ),
    })),
    nbHits: total,
    page,
    nbPages: hitsPerPage === 0 ? 0 : Math.ceil(Math.min(total, paginationLimitedTo) / hitsPerPage),
    hitsPerPage,
    facets: Object.fromEntries(Object.entries(facets).map(([name, values]) => [name, Object.fromEntries(values)])),
    exhaustiveNbHits: true,
    query,
    params: "",
    index: index.name,
    ...(search.clickAnalytics && { queryID: randomBytes(16).toString("hex") }),
    processingTimeMS: 1,
  };
};

const eachText = (record: IndexRecord, names: string[], show: (text: string, name: string) => unknown) =>
  Object.fromEntries(
    Object.entries(onlyNamed(record, names)).flatMap(([name, value]) =>
      typeof value === "string" ? [[name, show(value, name)]] : [],
    ),
  );
