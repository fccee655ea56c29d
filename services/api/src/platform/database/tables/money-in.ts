import { sql } from "drizzle-orm";
import { bigint, date, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bankFiles } from "./bank-files.ts";
import { moment, personalText, plainText } from "./columns.ts";
import { payments } from "./payments.ts";

/** `elsewhere`: Autogiro and Swish have told of it themselves. `aside`: it waits for the rest, or for staff. `itemised`: a sum of which the items came. `back`: paid back by hand. */
export type MoneyInState = "booked" | "gift" | "elsewhere" | "aside" | "itemised" | "back";

export type AsideReason =
  | "less"
  | "more"
  | "paidAlready"
  | "unknownReference"
  | "severalReferences"
  /** Money that we had paid out and that came back. */
  | "reversal"
  /** The bank has taken it from our account again. */
  | "takenBack"
  /** The bank names a sum of several payments, and not yet which. */
  | "sumOnly"
  /** The bank told of another item under the same reference. */
  | "otherItem";

export type MoneyInSettlement = "order" | "gift" | "back" | "whole" | "itemised";

/** Each item that came to our accounts, once, however many files tell of it. */
export const moneyIn = pgTable(
  "money_in",
  {
    number: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    fileId: uuid("file_id")
      .notNull()
      .references(() => bankFiles.id),
    /** Its place among the items of that file. */
    line: integer().notNull(),
    account: plainText().notNull(),
    key: plainText().notNull(),
    /** Of the bank's entry, which may hold many items, or be told of without them. */
    entryKey: plainText("entry_key").notNull(),
    bookedOn: date("booked_on").notNull(),
    amountOre: bigint("amount_ore", { mode: "number" }).notNull(),
    bankReference: plainText("bank_reference"),
    reference: personalText(),
    words: personalText(),
    payer: personalText(),
    state: plainText().$type<MoneyInState>().notNull(),
    reason: plainText().$type<AsideReason>(),
    knownFrom: plainText("known_from").$type<"autogiro" | "swish">(),
    paymentId: uuid("payment_id").references(() => payments.id),
    at: moment("at").notNull().defaultNow(),
    settledAt: moment("settled_at"),
    settledAs: plainText("settled_as").$type<MoneyInSettlement>(),
    settledBy: plainText("settled_by"),
    note: plainText(),
  },
  (table) => [
    uniqueIndex("money_in_key").on(table.key),
    index("money_in_entry").on(table.entryKey),
    index("money_in_file").on(table.fileId),
    index("money_in_aside")
      .on(table.number)
      .where(sql`${table.state} = 'aside'`),
    index("money_in_part")
      .on(table.paymentId)
      .where(sql`${table.state} = 'aside'`),
  ],
);
