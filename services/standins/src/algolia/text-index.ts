import { DatabaseSync } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import { readFilters } from "./filters.ts";
import { attributeNames, textsAt } from "./records.ts";
import type { IndexRecord } from "./records.ts";
import type { IndexSettings, Search } from "./settings.ts";
import { withoutAccents, wordsOf } from "./words.ts";
import type { QueryWord } from "./words.ts";

/** A word of a query, and how the index spells it: as typed, with missing accents, or close to it. */
export type SoughtWord = QueryWord & { spellings: string[] };
export type TextIndex = ReturnType<typeof createTextIndex>;

const weightStep = 4;

/** FTS5 finds and ranks, a table of facet values filters and counts. Records come in the order that settles ties. */
export const createTextIndex = (name: string, settings: IndexSettings, records: IndexRecord[]) => {
  const named = attributeNames(settings.searchableAttributes);
  const searched = named.length > 0 ? named : [...new Set(["objectID", ...records.flatMap(Object.keys)])];
  const facetNames = attributeNames(settings.attributesForFaceting);
  const columns = searched.map((_, at) => `a${at}`).join(", ");
  const weights = searched.map((_, at) => weightStep ** (searched.length - at)).join(", ");
  const score = settings.ranking.some((criterion) => criterion !== "custom") ? `bm25(text, ${weights})` : "0";

  const db = new DatabaseSync(":memory:");
  db.exec(`
    create table facet (name text, value text, place integer, primary key (name, value, place)) without rowid;
    create table found (place integer primary key, score real);
    create virtual table text using fts5 (
      ${columns}, content = '', prefix = '1 2 3 4 5 6', tokenize = "unicode61 remove_diacritics 0"
    );
    create virtual table term using fts5vocab (text, row);
    begin;
  `);
  const insertText = db.prepare(`insert into text (rowid, ${columns}) values (?${", ?".repeat(searched.length)})`);
  const insertFacet = db.prepare("insert or ignore into facet values (?, ?, ?)");
  for (const [place, record] of records.entries()) {
    insertText.run(place, ...searched.map((attribute) => textsAt(record, attribute).join("\n").normalize("NFC")));
    for (const facet of facetNames) for (const value of textsAt(record, facet)) insertFacet.run(facet, value, place);
  }
  db.exec("commit");
  const written = db.prepare("select term from term").all();
  const terms = written.map(({ term }) => termOf(String(term)));
  const selectFound = db.prepare("select place from found order by score, place limit ? offset ?");
  const countFound = db.prepare("select count(*) as count from found");
  const countValues = db.prepare(`
    select value, count(*) as count from found join facet using (place)
    where name = ? group by value order by count desc, value limit ?
  `);
  countValues.setReturnArrays(true);

  return {
    name,
    settings,
    searched,
    facetNames,
    close: () => db.close(),
    search: (search: Search, first: number, most: number) => {
      const sought = wordsOf(search).map((word) => ({ ...word, spellings: spellingsOf(word, terms, search) }));
      const known = sought.filter(({ spellings }) => spellings.length > 0);
      const { condition, values } = readFilters(search.facetFilters);
      const matching = db.prepare(
        `insert into found select rowid, ${score} from text where text match ? and ${condition}`,
      );
      const matches = (joined: "AND" | "OR") =>
        known.length > 0 && matching.run(known.map(phraseOf).join(joined), ...values).changes > 0;
      db.exec("delete from found");
      if (sought.length === 0)
        db.prepare(`insert into found select rowid, 0 from text where ${condition}`).run(...values);
      const isFound = known.length === sought.length && matches("AND");
      if (!isFound && search.removeWordsIfNoResults === "allOptional") matches("OR");
      const counted = facetNames.filter((facet) => search.facets.includes(facet));
      const valuesOf = (facet: string) =>
        countValues.all(facet, search.maxValuesPerFacet) as unknown as [value: string, count: number][];
      return {
        sought,
        total: Number(countFound.get()?.count),
        records: selectFound.all(most, first).flatMap(({ place }) => records[Number(place)] ?? []),
        facets: Object.fromEntries(counted.map((facet) => [facet, valuesOf(facet)])),
      };
    },
  };
};

type Term = { written: string; plain: string; stem: string };

/** "minnesgåvor" finds "minnesgåva". */
const stemOf = (word: string) => (word.length > 4 ? word.replace(/(?:[aoe]rna|[aoe]r|[ae]n|et|a|s)$/, "") : word);

function termOf(written: string): Term {
  const plain = withoutAccents(written);
  return { written, plain, stem: stemOf(plain) };
}

/** Words with typos are looked for when there is none as asked. Nobody misses the first letter. */
function spellingsOf({ text, isPrefix }: QueryWord, terms: Term[], { typoTolerance }: Search): string[] {
  const begin = (word: string) => (isPrefix ? word.slice(0, text.length) : word);
  const { plain: plainText, stem: ownStem } = termOf(text);
  const asked = terms.filter(
    ({ written, plain, stem }) => begin(written) === text || begin(plain) === text || stem === ownStem,
  );
  const most = typoTolerance ? typosAllowed(text) : 0;
  if (asked.length > 0 || most === 0) return [...new Set(asked.map(({ written }) => begin(written)))];
  const isClose = (word: string) => plainText.startsWith(word.charAt(0)) && distance(word, plainText) <= most;
  const close = terms.flatMap(({ written, plain }) => {
    if (isClose(plain)) return [written];
    return isPrefix && isClose(begin(plain)) ? [begin(written)] : [];
  });
  return [...new Set(close)];
}

const typosAllowed = ({ length }: string) => (length >= 8 ? 2 : Number(length >= 4));

/** The words are of letters and digits alone. */
const phraseOf = ({ spellings, isPrefix }: SoughtWord) =>
  `(${spellings.map((spelling) => `"${spelling}"${isPrefix ? "*" : ""}`).join(" OR ")})`;
