import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, primaryKey, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalBytes, plainText } from "./columns.ts";

type BankDirection = "toBank" | "fromBank";

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
    linesRead: integer("lines_read").notNull().default(0),
    readAt: moment("read_at"),
    setAsideAt: moment("set_aside_at"),
    problem: plainText(),
    doneAt: moment("done_at"),
  },
  (table) => [
    uniqueIndex("bank_file_content").on(table.direction, table.sha256),
    index("bank_file_unsent")
      .on(table.madeAt)
      .where(sql`${table.direction} = 'toBank' and ${table.sentAt} is null`),
  ],
);

const ofFile = () =>
  uuid("file_id")
    .notNull()
    .references(() => bankFiles.id, { onDelete: "cascade" });

export const bankNights = pgTable("bank_night", {
  day: date().primaryKey(),
  at: moment("at").notNull().defaultNow(),
});

/** Encrypted: personal numbers stand in it. */
export const bankFileParts = pgTable(
  "bank_file_part",
  {
    fileId: ofFile(),
    position: integer().notNull(),
    content: personalBytes().notNull(),
    keyVersion: integer("key_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.position] })],
);

export const bankNotices = pgTable(
  "bank_notice",
  {
    fileId: ofFile(),
    line: integer().notNull(),
    what: plainText().notNull(),
    code: plainText(),
    at: moment("at").notNull().defaultNow(),
    doneAt: moment("done_at"),
  },
  (table) => [primaryKey({ columns: [table.fileId, table.line] })],
);

export const bankFileEvents = pgTable(
  "bank_file_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: ofFile(),
    at: moment("at").notNull().defaultNow(),
    what: plainText().notNull(),
    who: plainText().notNull(),
    note: plainText().notNull(),
  },
  (table) => [index("bank_file_event_file").on(table.fileId, table.entry)],
);
