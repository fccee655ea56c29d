import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, pgTable, smallint, uniqueIndex } from "drizzle-orm/pg-core";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { moment, personalText, plainText, todayInSweden } from "./columns.ts";
import { ofPayment } from "./payments.ts";

/** One row. Who takes the next number holds it until the invoice is written: no number is lost, and none comes twice. */
export const invoiceNumbers = pgTable(
  "invoice_number",
  {
    only: smallint().primaryKey().default(1),
    last: bigint({ mode: "number" }).notNull(),
  },
  ({ only }) => [check("invoice_number_one_row", sql`${only} = 1`)],
);

/** As it was sent, whatever becomes of its order: what was wrong is credited, never changed. */
export const invoices = pgTable(
  "invoice",
  {
    number: bigint({ mode: "number" }).primaryKey(),
    /** Of a credit invoice: which one it takes back. */
    credits: bigint({ mode: "number" }).references((): AnyPgColumn => invoices.number),
    paymentId: ofPayment(),
    ocr: plainText().notNull(),
    amountOre: bigint("amount_ore", { mode: "number" }).notNull(),
    language: plainText().$type<Language>().notNull(),
    issuedOn: date("issued_on").notNull().default(todayInSweden),
    dueOn: date("due_on").notNull(),
    buyerName: personalText("buyer_name").notNull(),
    organisationNumber: personalText("organisation_number").notNull(),
    street: personalText(),
    postalCode: personalText("postal_code"),
    town: personalText(),
    reference: personalText(),
    orderNumber: personalText("order_number"),
    occasion: personalText().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    remindedAt: moment("reminded_at"),
    forgottenAt: moment("forgotten_at"),
  },
  (table) => [
    uniqueIndex("invoice_credited_once")
      .on(table.credits)
      .where(sql`${table.credits} is not null`),
    uniqueIndex("invoice_of_payment")
      .on(table.paymentId)
      .where(sql`${table.credits} is null`),
    index("invoice_unreminded")
      .on(table.dueOn)
      .where(sql`${table.credits} is null and ${table.remindedAt} is null`),
    index("invoice_kept")
      .on(table.createdAt)
      .where(sql`${table.forgottenAt} is null`),
    check("invoice_address_whole", sql`num_nulls(${table.street}, ${table.postalCode}, ${table.town}) in (0, 3)`),
  ],
);
