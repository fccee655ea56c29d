import { matchKind } from "./matching-terms.ts";
import type { WordMatch } from "./matches.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { Reader, Word } from "./words.ts";

type Marked = { start: number; end: number; isWhole: boolean; word: string };
type Highlight = {
  value: string;
  matchLevel: "none" | "partial" | "full";
  matchedWords: string[];
  fullyHighlighted?: boolean;
};
export type Highlighter = {
  highlight: (text: string) => Highlight;
  /** So many words around the part where most of the query is found. */
  snippet: (text: string, words: number, ellipsis: string) => Pick<Highlight, "value" | "matchLevel">;
};

export const createHighlighter = (
  { terms, reader }: Pick<SearchableIndex, "terms" | "reader">,
  words: WordMatch[],
  [before, after]: [string, string],
): Highlighter => {
  const sought = words.map(({ word, terms: matches }) => ({
    word: word.term,
    answers: new Map([...matches].map(([term, match]) => [terms[term] ?? "", match])),
  }));
  const level = (matched: Set<string>): Highlight["matchLevel"] => {
    if (matched.size === 0) return "none";
    return sought.every(({ word }) => matched.has(word)) ? "full" : "partial";
  };
  const markedIn = (found: Word[]): Marked[] => found.flatMap((each) => markOf(reader, sought, each));
  const written = (text: string, marks: Marked[], from = 0, to = text.length) => {
    let value = "";
    let at = from;
    for (const { start, end } of marks) {
      value += `${text.slice(at, start)}${before}${text.slice(start, end)}${after}`;
      at = end;
    }
    return value + text.slice(at, to);
  };

  return {
    highlight: (text) => {
      const found = reader.words(text);
      const marks = markedIn(found);
      const matched = new Set(wordsOf(marks, sought));
      const entry = { value: written(text, marks), matchLevel: level(matched), matchedWords: [...matched] };
      if (matched.size === 0) return entry;
      return { ...entry, fullyHighlighted: marks.length === found.length && marks.every(({ isWhole }) => isWhole) };
    },
    snippet: (text, count, ellipsis) => {
      const found = reader.words(text);
      const marks = markedIn(found);
      const first = bestWindow(found, marks, count);
      const last = Math.min(first + count, found.length) - 1;
      const start = first === 0 ? 0 : (found[first]?.start ?? 0);
      const end = last === found.length - 1 ? text.length : (found[last]?.end ?? text.length);
      const inside = marks.filter((mark) => mark.start >= start && mark.end <= end);
      const value = written(text, inside, start, end);
      const cut = `${start > 0 ? ellipsis : ""}${value}${end < text.length ? ellipsis : ""}`;
      return { value: cut, matchLevel: level(new Set(wordsOf(inside, sought))) };
    },
  };
};

type Sought = { word: string; answers: Map<string, { typos: number; kind: number }> }[];

/** What is still being typed is marked as far as it is written. */
function markOf(reader: Reader, sought: Sought, { term, start, end }: Word): Marked[] {
  const hit = sought.find(({ answers }) => answers.has(term));
  if (hit === undefined) return [];
  const match = hit.answers.get(term);
  const asWritten = reader.fold(term).startsWith(reader.fold(hit.word)) && end - start === term.length;
  const isPart = match?.kind === matchKind.prefix && asWritten;
  const markEnd = isPart ? start + hit.word.length : end;
  return [{ start, end: markEnd, isWhole: markEnd === end, word: term }];
}

/** All words of the query that these places answer; one place may answer several. */
function wordsOf(marks: Marked[], sought: Sought): string[] {
  return sought.filter(({ answers }) => marks.some(({ word }) => answers.has(word))).map(({ word }) => word);
}

/** Where, in so many words, most different ones are marked; the earliest of the best. */
function bestWindow(found: Word[], marks: Marked[], count: number): number {
  if (marks.length === 0 || found.length <= count) return 0;
  const starts = new Map(marks.map((mark) => [mark.start, mark.word]));
  const places = found.flatMap(({ start }, at) => {
    const word = starts.get(start);
    return word === undefined ? [] : [{ at, word }];
  });
  let best = { at: 0, different: 0 };
  for (const { at } of places) {
    const inside = places.filter((place) => place.at >= at && place.at < at + count);
    const different = new Set(inside.map(({ word }) => word)).size;
    if (different > best.different) best = { at, different };
  }
  // Some words of what comes before make it readable.
  const ahead = Math.floor(count / 4);
  return Math.max(0, Math.min(best.at - ahead, found.length - count));
}
