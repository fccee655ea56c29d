import type { DrawDay, MandateChannel, MandateState } from "@hjarta-lunga/contract/mandates.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  date,
  index,
  integer,
  pgSequence,
  pgTable,
  primaryKey,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { bankFiles } from "./bank-files.ts";
import { bankIdSignatures } from "./identity.ts";
import { moment, personalBytes, personalText, plainText } from "./columns.ts";
import { orders } from "./orders.ts";
import { ofPayment } from "./payments.ts";

export const payerNumbers = pgSequence("mandate_payer_number", { startWith: 100_001 });

export type BankInstruction = "add" | "remove";

/** Numbers of persons and accounts are encrypted, all with one version of the key. */
export const mandates = pgTable(
  "mandate",
  {
    id: uuid().primaryKey(),
    reference: plainText().notNull().unique(),
    shortReference: plainText("short_reference").notNull().unique(),
    payerNumber: plainText("payer_number").notNull().unique(),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    bodyHash: personalText("body_hash").notNull(),
    channel: plainText().$type<MandateChannel>().notNull(),
    language: plainText().$type<Language>().notNull(),
    holderName: personalText("holder_name").notNull(),
    holderNumber: personalBytes("holder_number").notNull(),
    holderLookup: personalText("holder_lookup").notNull(),
    giverFirstName: personalText("giver_first_name"),
    giverLastName: personalText("giver_last_name"),
    giverNumber: personalBytes("giver_number"),
    email: personalText(),
    mobile: personalText(),
    /** Clearing number (four digits) and account number, with a space between. */
    account: personalBytes().notNull(),
    accountLookup: personalText("account_lookup").notNull(),
    accountEnding: personalText("account_ending").notNull(),
    bankName: plainText("bank_name").notNull(),
    keyVersion: integer("key_version").notNull(),
    /** Nothing of a consent to draws that are agreed later. */
    amountOre: bigint("amount_ore", { mode: "number" }),
    drawDay: integer("draw_day").$type<DrawDay>().notNull(),
    /** What was drawn by before `drawDayFrom`, the first day of the month from which the day above holds. */
    drawDayBefore: integer("draw_day_before").$type<DrawDay>(),
    drawDayFrom: date("draw_day_from"),
    firstDrawOn: date("first_draw_on").notNull(),
    consentVersion: plainText("consent_version").notNull(),
    consentHash: plainText("consent_hash").notNull(),
    consentText: plainText("consent_text").notNull(),
    signatureId: uuid("signature_id").references(() => bankIdSignatures.orderId),
    signedAt: moment("signed_at"),
    /** The mandate that is revoked when the bank has taken this one. */
    replaces: uuid().references((): AnyPgColumn => mandates.id, { onDelete: "set null" }),
    state: plainText().$type<MandateState>().notNull(),
    stateSince: moment("state_since").notNull().defaultNow(),
    code: plainText(),
    bankInstruction: plainText("bank_errand").$type<BankInstruction>(),
    /** Why the last night left it out: what it had to tell could not be written. Tried again each night. */
    nightProblem: plainText("night_problem"),
    approvalAskedBy: plainText("approval_asked_by"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("mandate_amount_positive", sql`${table.amountOre} > 0`),
    check("mandate_day_before_whole", sql`num_nulls(${table.drawDayBefore}, ${table.drawDayFrom}) in (0, 2)`),
    check(
      "mandate_signed_whole",
      sql`${table.signedAt} is not null or ${table.state} in ('awaiting_signature', 'revoked')`,
    ),
    check("mandate_web_has_evidence", sql`${table.channel} <> 'web' or ${table.signatureId} is not null`),
    uniqueIndex("mandate_one_alive")
      .on(table.holderLookup, table.accountLookup)
      .where(sql`${table.state} in ('signed', 'sent', 'active')`),
    index("mandate_holder").on(table.holderLookup),
    index("mandate_replaces").on(table.replaces),
    index("mandate_state").on(table.state, table.stateSince),
    index("mandate_bank_errand")
      .on(table.id)
      .where(sql`${table.bankInstruction} is not null`),
    index("mandate_left_out")
      .on(table.id)
      .where(sql`${table.nightProblem} is not null`),
  ],
);

export const ofMandate = () =>
  uuid("mandate_id")
    .notNull()
    .references(() => mandates.id, { onDelete: "cascade" });

/** A month in which nothing is drawn, as its holder wished. */
export const mandatePauses = pgTable("mandate_pause", { mandateId: ofMandate(), month: date().notNull() }, (table) => [
  primaryKey({ columns: [table.mandateId, table.month] }),
  check("mandate_pause_month_begins", sql`extract(day from ${table.month}) = 1`),
]);

export const mandateEvents = pgTable(
  "mandate_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    mandateId: ofMandate(),
    at: moment("at").notNull().defaultNow(),
    fromState: plainText("from_state").$type<MandateState>(),
    toState: plainText("to_state").$type<MandateState>().notNull(),
    code: plainText(),
    who: plainText().notNull(),
    note: plainText(),
  },
  (table) => [index("mandate_event_mandate").on(table.mandateId, table.entry)],
);

export type DrawKind = "monthly" | "extra";

export const mandateDraws = pgTable(
  "mandate_draw",
  {
    id: uuid().primaryKey(),
    mandateId: ofMandate(),
    kind: plainText().$type<DrawKind>().notNull(),
    month: date().notNull(),
    dueOn: date("due_on").notNull(),
    /** When the bank drew it, by the bank's own word: it may be later than it was asked to. */
    drawnOn: date("drawn_on"),
    receiptVersion: integer("receipt_version"),
    orderId: uuid("order_id")
      .notNull()
      .unique()
      .references(() => orders.id),
    paymentId: ofPayment().unique(),
    fileId: uuid("file_id").references(() => bankFiles.id),
    /** Taken back before the bank was told: it never is. */
    undoneAt: moment("undone_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    check("mandate_draw_undone_untold", sql`${table.undoneAt} is null or ${table.fileId} is null`),
    check("mandate_draw_month_begins", sql`extract(day from ${table.month}) = 1`),
    uniqueIndex("mandate_draw_one_a_month")
      .on(table.mandateId, table.month)
      .where(sql`${table.kind} = 'monthly'`),
    index("mandate_draw_of_mandate").on(table.mandateId),
    index("mandate_draw_drawn").on(sql`coalesce(${table.drawnOn}, ${table.dueOn})`),
    index("mandate_draw_untold")
      .on(table.dueOn)
      .where(sql`${table.fileId} is null and ${table.undoneAt} is null`),
  ],
);

export const missedDrawEvents = pgTable(
  "missed_draw_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    mandateId: ofMandate(),
    month: date().notNull(),
    at: moment("at").notNull().defaultNow(),
    what: plainText().$type<"drawLate" | "letGo">().notNull(),
    who: plainText().notNull(),
    note: plainText().notNull(),
  },
  (table) => [index("missed_draw_event_mandate").on(table.mandateId, table.month)],
);
