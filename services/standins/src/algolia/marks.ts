import type { Search } from "./settings.ts";
import type { SoughtWord } from "./text-index.ts";
import { wordPattern } from "./words.ts";

/** Marks in texts what was looked for. What is still being typed is marked as far as it is written. */
export const createMarker = (sought: SoughtWord[], settings: Search) => {
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
