import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalBytes, plainText } from "./columns.ts";

export type BankDirection = "toBank" | "fromBank";

/** A file to Bankgirot or from it: a row here first, and then a file. */
export const bankFiles = pgTable(
  "bank_file",
  {
    id: uuid().primaryKey(),
    direction: plainText().$type<BankDirection>().notNull(),
    name: plainText().notNull(),
    /** Of its bytes: the same file is known again, under whatever name it comes. Nothing while it is written. */
    sha256: plainText(),
    lines: integer().notNull().default(0),
    madeAt: moment("made_at").notNull().defaultNow(),
    /** Written whole where the bank does not look yet: from then on its being gone from there means that it was sent. */
    stagedAt: moment("staged_at"),
    sentAt: moment("sent_at"),
    /** So many lines have taken effect: whoever goes on begins after them. */
    linesRead: integer("lines_read").notNull().default(0),
    readAt: moment("read_at"),
    /** Nothing of it took effect, and why. */
    setAsideAt: moment("set_aside_at"),
    problem: plainText(),
    /** When somebody said that what was wrong with it is seen to. */
    doneAt: moment("done_at"),
  },
  (table) => [
    uniqueIndex("bank_file_content").on(table.direction, table.sha256),
    index("bank_file_unsent")
      .on(table.madeAt)
      .where(sql`${table.direction} = 'toBank' and ${table.sentAt} is null`),
  ],
);

/** The evenings on which the bank was told, also those on which there was nothing to say. */
export const bankNights = pgTable("bank_night", {
  day: date().primaryKey(),
  at: moment("at").notNull().defaultNow(),
});

/** What stands in it, by parts that memory does not feel. Encrypted, as personal numbers are: they stand in it. */
export const bankFileParts = pgTable(
  "bank_file_part",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => bankFiles.id, { onDelete: "cascade" }),
    position: integer().notNull(),
    content: personalBytes().notNull(),
    keyVersion: integer("key_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

/** A line that the bank sent and that nothing was done by: somebody has to look at it. */
export const bankNotices = pgTable(
  "bank_notice",
  {
    fileId: uuid("file_id")
      .notNull()
      .references(() => bankFiles.id, { onDelete: "cascade" }),
    line: integer().notNull(),
    /** Such as an unknown code, or a mandate from an internet bank. */
    what: plainText().notNull(),
    /** The bank's. */
    code: plainText(),
    at: moment("at").notNull().defaultNow(),
    /** When somebody said that it is done. */
    doneAt: moment("done_at"),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.line] })],
);

/** What staff did with a file, and who: that it was sent again, looked into, or seen to. */
export const bankFileEvents = pgTable(
  "bank_file_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => bankFiles.id, { onDelete: "cascade" }),
    at: moment("at").notNull().defaultNow(),
    what: plainText().notNull(),
    who: plainText().notNull(),
    /** Why, as they wrote it. */
    note: plainText().notNull(),
  },
  (table) => [index("bank_file_event_file").on(table.fileId, table.entry)],
);
