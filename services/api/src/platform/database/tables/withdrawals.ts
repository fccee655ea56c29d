import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { bigint, check, index, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { moment, personalText, plainText } from "./columns.ts";
import { orders } from "./orders.ts";

/** What the order was when somebody withdrew from it. Staff judge: none of these refuses anything. */
export type WithdrawalFinding =
  "inTime" | "late" | "free" | "unpaid" | "givenBack" | "gift" | "personal" | "membership" | "unknown";
export const withdrawalOutcomes = ["whole", "part", "none"] as const;
export type WithdrawalOutcome = (typeof withdrawalOutcomes)[number];

/** The same words are written down once while they wait for staff, however many tabs send them. */
export const withdrawals = pgTable(
  "withdrawal",
  {
    id: uuid().primaryKey(),
    number: bigint({ mode: "number" }).generatedAlwaysAsIdentity().unique(),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** The order that has both the number and the address. */
    orderId: uuid("order_id").references(() => orders.id, { onDelete: "set null" }),
    orderNumber: plainText("order_number").notNull(),
    email: personalText().notNull(),
    name: personalText(),
    part: personalText(),
    finding: plainText().$type<WithdrawalFinding>().notNull(),
    language: plainText().$type<Language>().notNull(),
    receivedAt: moment("received_at").notNull().defaultNow(),
    outcome: plainText().$type<WithdrawalOutcome>(),
    settledAt: moment("settled_at"),
    settledBy: plainText("settled_by"),
    settledNote: plainText("settled_note"),
  },
  (table) => [
    check(
      "withdrawal_settled_whole",
      sql`num_nulls(${table.outcome}, ${table.settledAt}, ${table.settledBy}, ${table.settledNote}) in (0, 4)`,
    ),
    uniqueIndex("withdrawal_same")
      .on(table.orderNumber, sql`lower(${table.email})`, sql`md5(coalesce(${table.part}, ''))`)
      .where(sql`${table.settledAt} is null`),
    index("withdrawal_order").on(table.orderId),
    index("withdrawal_email").on(sql`lower(${table.email})`),
    index("withdrawal_settled_at").on(table.settledAt),
  ],
);
