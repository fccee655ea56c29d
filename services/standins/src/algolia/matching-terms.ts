import type { QueryWord } from "./query-words.ts";
import { stemmedLanguages } from "./searchable-index.ts";
import type { SearchableIndex } from "./searchable-index.ts";
import type { IndexSettings } from "./settings.ts";
import { stemsOf } from "./stems.ts";
import { eachSimilar } from "./typos.ts";

/** How a word of a text answers one of the query. Fewer typos come first, then the closer kind of match. */
export const matchKind = { same: 0, form: 1, prefix: 2 } as const;
type TermMatch = { typos: number; kind: (typeof matchKind)[keyof typeof matchKind] };
export type TermMatches = Map<number, TermMatch>;

/** The words of the index that answer this one of the query. */
export const matchingTerms = (index: SearchableIndex, settings: IndexSettings, word: QueryWord): TermMatches => {
  const matches: TermMatches = new Map();
  const add = (term: number, match: TermMatch) => {
    const known = matches.get(term);
    if (known === undefined || worth(match) < worth(known)) matches.set(term, match);
  };
  addAsWritten(index, settings, word, add);
  for (const stem of stemsOf(word.term, stemmedLanguages(settings)))
    for (const term of index.termsOfStem.get(stem) ?? []) add(term, { typos: 0, kind: matchKind.form });
  return matches;
};

type Add = (term: number, match: TermMatch) => void;

const worth = (match: TermMatch) => match.typos * 4 + match.kind;

/** å is another letter than a: whoever writes å means it. Whoever writes a may have no å on the keyboard. */
function addAsWritten(index: SearchableIndex, settings: IndexSettings, word: QueryWord, add: Add): void {
  const isPlain = index.reader.fold(word.term) === word.term;
  const sorted = isPlain ? index.folded : index.terms;
  const ownTerms = (at: number) => (isPlain ? (index.termsOfFolded[at] ?? []) : [at]);
  const most = typosAllowed(word.term, settings);
  const addAll = (at: number, typos: number) => {
    for (const term of ownTerms(at)) {
      const written = index.terms[term] ?? "";
      const isLonger = written.length > word.term.length && word.isPrefix;
      const isOther = isPlain && typos === 0 && !written.startsWith(word.term);
      add(term, {
        typos: isOther ? 1 : typos,
        kind: isLonger ? matchKind.prefix : matchKind.same,
      });
    }
  };
  if (most === 0) eachBeginning(sorted, word, addAll);
  else eachSimilar(sorted, word.term, { most, isPrefix: word.isPrefix }, addAll);
}

function typosAllowed(term: string, settings: IndexSettings): number {
  if (settings.typoTolerance === false || settings.typoTolerance === "false") return 0;
  if (term.length >= settings.minWordSizefor2Typos) return 2;
  return term.length >= settings.minWordSizefor1Typo ? 1 : 0;
}

function eachBeginning(sorted: string[], word: QueryWord, found: (at: number, typos: number) => void): void {
  let low = 0;
  for (let high = sorted.length; low < high;) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < word.term) low = middle + 1;
    else high = middle;
  }
  for (let at = low; at < sorted.length; at += 1) {
    const term = sorted[at] ?? "";
    if (word.isPrefix ? !term.startsWith(word.term) : term !== word.term) return;
    found(at, 0);
  }
}
