import { randomBytes } from "node:crypto";
import type { Search } from "./settings.ts";
import { wordPattern, type SoughtWord, type TextIndex } from "./text-index.ts";
import { onlyNamed, type IndexRecord } from "./records.ts";

/** Marks in texts what was looked for. What is still being typed is marked as far as it is written. */
const createMarker = (sought: SoughtWord[], settings: Search) => {
  const matchOf = (written: string) => {
    const word = written.toLowerCase();
    for (const { text, isPrefix, spellings } of sought)
      for (const spelling of spellings)
        if (isPrefix ? word.startsWith(spelling) : word === spelling) return { text, length: spelling.length };
    return undefined;
  };
  const highlight = (text: string) => {
    const matched = new Set<string>();
    const value = text.replaceAll(wordPattern, (written) => {
      const match = matchOf(written);
      if (match === undefined) return written;
      matched.add(match.text);
      const { highlightPreTag, highlightPostTag } = settings;
      return highlightPreTag + written.slice(0, match.length) + highlightPostTag + written.slice(match.length);
    });
    const level = matched.size === sought.length ? "full" : "partial";
    return { value, matchLevel: matched.size === 0 ? "none" : level, matchedWords: [...matched] };
  };

  return {
    highlight,
    snippet: (text: string, count: number) => {
      const words = [...text.matchAll(wordPattern)];
      const marked = words.findIndex(({ 0: written }) => matchOf(written) !== undefined);
      const first = Math.max(0, Math.min(marked - Math.floor(count / 4), words.length - count));
      const start = first === 0 ? 0 : (words[first]?.index ?? 0);
      const end = words[first + count]?.index ?? text.length;
      const { value, matchLevel } = highlight(text.slice(start, end).trimEnd());
      const before = start > 0 ? settings.snippetEllipsisText : "";
      const after = end < text.length ? settings.snippetEllipsisText : "";
      return { value: before + value + after, matchLevel };
    },
  };
};

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
