import { integer, pgTable, smallint, uuid } from "drizzle-orm/pg-core";
import { plainText } from "./columns.ts";

const searched = () => ({
  /** Its place when all entries stand in order, from 0 and without a gap: what is found equally good is shown in it. */
  position: integer().notNull().unique(),
  spelled: plainText().notNull(),
});

export const deceasedPeople = pgTable("deceased_person", {
  id: uuid().primaryKey(),
  name: plainText().notNull(),
  town: plainText(),
  bornYear: smallint("born_year"),
  diedYear: smallint("died_year"),
  ...searched(),
});

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

export const registerEditions = pgTable("register_edition", {
  register: plainText().$type<RegisterName>().primaryKey(),
  edition: uuid().notNull(),
});
