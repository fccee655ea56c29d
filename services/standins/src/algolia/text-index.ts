import { DatabaseSync } from "node:sqlite";
import { distance } from "fastest-levenshtein";
import type { Search, IndexSettings } from "./settings.ts";
import { refusal } from "./access.ts";
import { attributeNames, textsAt, type IndexRecord } from "./records.ts";

/** A word of a query, in small letters. The last one may still be being typed. */
type QueryWord = { text: string; isPrefix: boolean };

/** The provider looks no further. */
const mostWords = 10;
export const wordPattern = /[\p{L}\p{N}]+/gu;

/** As somebody types who has no such key. */
const withoutAccents = (word: string): string => word.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Words that say nothing of what is looked for, in the languages of the site. */
const stopWords = new Set(
  `alla att av bara blir bli de dem den denna deras dess det detta dig din dina ditt du där då efter ej eller en er era ett
  finns från för ha han hans har henne hennes hon honom hur här i icke inte jag kan kunde man med mellan men mig min mina
  mitt mot mycket ni nu när någon något några och om oss på sig sin sina sitt ska skulle som till upp ut utan vad var vara
  vart varför vem vi vid vilka vilken vilket är about an and are as at be by can do for from have how if in is it its me my
  of on or our that the their this to was we what when where which who why will with you your`.split(/\s+/),
);

const queryWords = ({ query, removeStopWords }: Search): QueryWord[] => {
  const all = (query.normalize("NFC").toLowerCase().match(wordPattern) ?? []).slice(0, mostWords);
  const words = all.map((text, at) => ({ text, isPrefix: at === all.length - 1 }));
  // What is being typed may become another word.
  const left = words.filter(({ text, isPrefix }) => isPrefix || removeStopWords === false || !stopWords.has(text));
  return left.length > 0 ? left : words;
};

/** `["language:sv", ["section:-Om oss", "section:Stöd oss"]]`, all of the outer list and any of an inner one, as SQL. */
const readFilters = (facetFilters: Search["facetFilters"]) => {
  const values: string[] = [];
  const one = (text: string): string => {
    const [, name, minus, value] = /^([^:]+):(-?)(.*)$/s.exec(text) ?? [];
    if (name === undefined || value === undefined) throw refusal(400, `Invalid facet filter: ${text}`);
    values.push(name, value);
    return `+rowid ${minus === "-" ? "not in" : "in"} (select place from facet where name = ? and value = ?)`;
  };
  const all = facetFilters.map((entry) => `(${[entry].flat().map(one).join(" or ")})`);
  return { condition: ["true", ...all].join(" and "), values };
};

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
      const sought = queryWords(search).map((word) => ({ ...word, spellings: spellingsOf(word, terms, search) }));
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
