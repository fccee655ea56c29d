import { index, integer, pgTable, primaryKey, smallint, text, uuid } from "drizzle-orm/pg-core";
import { plainWord, wordSet } from "./columns.ts";

/** What a search needs of an entry. The import writes all of it: nobody else changes a register. */
const searched = () => ({
  /** Its place when all entries stand in order: what is found equally good is shown in it. */
  position: integer().notNull().unique(),
  /** Without accents, in small letters, as `wordsOf` makes them. */
  words: wordSet().notNull(),
  /** The same in a row, to measure how like a misspelled question it is. */
  spelled: text().notNull(),
});

/** The register of those who have died, as the supplier's last file had it. */
export const deceasedPeople = pgTable(
  "deceased_person",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    town: text(),
    bornYear: smallint("born_year"),
    diedYear: smallint("died_year"),
    ...searched(),
  },
  (table) => [index("deceased_person_words").using("gin", table.words).with({ fastupdate: false })],
);

/** The funeral parlours that we know how to reach. */
export const funeralParlors = pgTable(
  "funeral_parlor",
  {
    id: uuid().primaryKey(),
    name: text().notNull(),
    street: text(),
    postalCode: text("postal_code"),
    town: text().notNull(),
    phone: text(),
    email: text(),
    ...searched(),
  },
  (table) => [index("funeral_parlor_words").using("gin", table.words).with({ fastupdate: false })],
);

export type RegisterName = "deceased" | "parlors";

/** The different words of a register. There are far fewer than entries, so that a misspelled one is soon found. */
export const registerWords = pgTable(
  "register_word",
  {
    register: text().$type<RegisterName>().notNull(),
    word: plainWord().notNull(),
    entryCount: integer("entry_count").notNull(),
    /** The positions of the first entries that have it: as many as anybody can page through. */
    firstEntries: integer("first_entries").array().notNull(),
    /** The word with a letter less, each in its turn: misspelled by one letter it is found by these. */
    near: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.register, table.word] }),
    index("register_word_near").using("gin", table.near).with({ fastupdate: false }),
    index("register_word_alike").using("gin", table.word.op("gin_trgm_ops")).with({ fastupdate: false }),
  ],
);
