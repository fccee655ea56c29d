import type { CommentSubject, ProvenBy } from "@hjarta-lunga/contract/my-data.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, check, date, index, integer, pgTable, primaryKey, uuid } from "drizzle-orm/pg-core";
import { moment, personalBytes, personalText, plainText } from "./columns.ts";

/** Who identified on my pages, and what they told us there. All else that is theirs is found by their lookup. */
export const persons = pgTable(
  "person",
  {
    id: uuid().primaryKey(),
    lookup: personalText().notNull().unique(),
    personalNumber: personalBytes("personal_number").notNull(),
    personalNumberKeyVersion: integer("personal_number_key_version").notNull(),
    name: personalText().notNull(),
    email: personalText(),
    mobile: personalText(),
    street: personalText(),
    postalCode: personalText("postal_code"),
    town: personalText(),
    wantsNews: boolean("wants_news").notNull().default(false),
    wantsReminders: boolean("wants_reminders").notNull().default(false),
    wantsLetter: boolean("wants_letter").notNull().default(false),
    createdAt: moment("created_at").notNull().defaultNow(),
    seenAt: moment("seen_at").notNull().defaultNow(),
    /** They asked to be forgotten: the row goes when its last mail has gone. */
    forgottenAt: moment("forgotten_at"),
    /** For that mail: in which language, and until when the law makes us keep gifts. */
    language: plainText().$type<Language>().notNull().default("sv"),
    keptUntil: date("kept_until"),
  },
  (table) => [
    index("person_seen_at").on(table.seenAt),
    index("person_forgotten")
      .on(table.id)
      .where(sql`${table.forgottenAt} is not null`),
    check("person_address_whole", sql`num_nulls(${table.street}, ${table.postalCode}, ${table.town}) in (0, 3)`),
  ],
);

const ofPerson = () => uuid("person_id").references(() => persons.id, { onDelete: "cascade" });

/** Mailboxes and mobiles that somebody has proven: gifts that came from them without a number are theirs to see. */
export const personAddresses = pgTable(
  "person_address",
  {
    personId: ofPerson().notNull(),
    provenBy: plainText("proven_by").$type<ProvenBy>().notNull(),
    value: personalText().notNull(),
    provenAt: moment("proven_at").notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.personId, table.provenBy, table.value] })],
);

/** A link or code on its way to an address. */
export const addressProofs = pgTable(
  "address_proof",
  {
    id: uuid().primaryKey(),
    personId: ofPerson().notNull(),
    provenBy: plainText("proven_by").$type<ProvenBy>().notNull(),
    value: personalText().notNull(),
    /** The address that we write to from then on; else it only finds gifts. */
    isNewAddress: boolean("is_new_address").notNull(),
    secretHash: plainText("secret_hash").notNull(),
    tries: integer().notNull().default(0),
    language: plainText().$type<Language>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    endedAt: moment("ended_at"),
  },
  (table) => [
    index("address_proof_secret").on(table.secretHash),
    index("address_proof_person").on(table.personId),
    index("address_proof_created_at").on(table.createdAt),
  ],
);

/** A link that shows gifts and receipts to who reads a mailbox. The first browser that opens it has it. */
export const mailLinks = pgTable(
  "mail_link",
  {
    id: uuid().primaryKey(),
    email: personalText().notNull(),
    language: plainText().$type<Language>().notNull(),
    linkHash: plainText("link_hash").notNull().unique(),
    tokenHash: plainText("token_hash").unique(),
    sessionHash: plainText("session_hash"),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    /** Ends it without a sign of life. */
    aliveUntil: moment("alive_until"),
  },
  (table) => [index("mail_link_created_at").on(table.createdAt), index("mail_link_session").on(table.sessionHash)],
);

export const comments = pgTable(
  "comment",
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity().unique(),
    personId: uuid("person_id").references(() => persons.id, { onDelete: "set null" }),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    name: personalText().notNull(),
    email: personalText(),
    about: plainText().$type<CommentSubject>().notNull(),
    regards: plainText(),
    text: personalText().notNull(),
    language: plainText().$type<Language>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    answer: personalText(),
    answeredAt: moment("answered_at"),
    answeredBy: plainText("answered_by"),
  },
  (table) => [
    check(
      "comment_answered_whole",
      sql`num_nulls(${table.answeredAt}, ${table.answeredBy}) in (0, 2) and (${table.answer} is null or ${table.answeredAt} is not null)`,
    ),
    index("comment_person").on(table.personId),
    index("comment_kept_since").on(sql`coalesce(${table.answeredAt}, ${table.createdAt})`),
    index("comment_open")
      .on(table.number)
      .where(sql`${table.answeredAt} is null`),
  ],
);

/** Never changed (trigger). */
export const staffReads = pgTable(
  "staff_read",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    who: plainText().notNull(),
    why: plainText().notNull(),
    command: plainText().notNull(),
    /** The keyed hash of whose it was, where the command reads one person's. */
    personLookup: personalText("person_lookup"),
  },
  (table) => [index("staff_read_person").on(table.personLookup), index("staff_read_at").on(table.at)],
);
