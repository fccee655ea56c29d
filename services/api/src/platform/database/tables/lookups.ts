import { integer, pgTable, smallint, uuid } from "drizzle-orm/pg-core";
import { plainText } from "./columns.ts";

/** What a search needs of an entry. The import writes all of it: nobody else changes a register. */
const searched = () => ({
  /** Its place when all entries stand in order, from 0 and without a gap: what is found equally good is shown in it. */
  position: integer().notNull().unique(),
  /** Its words without accents, in small letters, as `wordsOf` makes them. */
  spelled: plainText().notNull(),
});

/** The register of those who have died, as the supplier's last file had it. */
export const deceasedPeople = pgTable("deceased_person", {
  id: uuid().primaryKey(),
  name: plainText().notNull(),
  town: plainText(),
  bornYear: smallint("born_year"),
  diedYear: smallint("died_year"),
  ...searched(),
});

/** The funeral parlours that we know how to reach. */
export const funeralParlors = pgTable("funeral_parlor", {
  id: uuid().primaryKey(),
  name: plainText().notNull(),
  street: plainText(),
  postalCode: plainText("postal_code"),
  town: plainText().notNull(),
  phone: plainText(),
  email: plainText(),
  ...searched(),
});

export type RegisterName = "deceased" | "parlors";

/** Which import a register is of. Every process keeps an index of it, and learns by this that there is another. */
export const registerEditions = pgTable("register_edition", {
  register: plainText().$type<RegisterName>().primaryKey(),
  edition: uuid().notNull(),
});
