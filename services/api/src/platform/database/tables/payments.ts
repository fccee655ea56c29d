import type { FailureReason, PaymentState, StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { sql } from "drizzle-orm";
import { bigint, boolean, date, index, integer, pgTable, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { bankFiles } from "./bank-files.ts";
import { moment, personalText, plainText } from "./columns.ts";
import { orders } from "./orders.ts";

export const payments = pgTable(
  "payment",
  {
    /** For Swish its hex digits are the instruction UUID: chosen by us before the call, so that a lost answer can be asked for. */
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    method: plainText().$type<StoredMethod>().notNull(),
    state: plainText().$type<PaymentState>().notNull().default("created"),
    reason: plainText().$type<FailureReason>(),
    amountOre: bigint("amount_ore", { mode: "number" }).notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    bodyHash: personalText("body_hash").notNull(),
    providerReference: plainText("provider_reference").notNull(),
    providerId: plainText("provider_id"),
    settlementReference: plainText("settlement_reference"),
    callbackSecret: plainText("callback_secret"),
    payerMobile: personalText("payer_mobile"),
    swishToken: plainText("swish_token"),
    cardPage: plainText("card_page"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When the provider first said that it has taken it: from then on its silence, or its forgetting, is no answer. */
    acceptedAt: moment("accepted_at"),
    expiresAt: moment("expires_at").notNull(),
    askedAt: moment("asked_at"),
    nextAskAt: moment("next_ask_at"),
    asks: integer().notNull().default(0),
    settledAt: moment("settled_at"),
    /** Money that came although another payment had paid the order: to be given back. */
    surplus: boolean().notNull().default(false),
    refundedAt: moment("refunded_at"),
    failedRefunds: integer("failed_refunds").notNull().default(0),
    refundCode: plainText("refund_code"),
    /** When we stopped trying: from then on somebody of ours has to give it back. */
    refundGivenUpAt: moment("refund_given_up_at"),
  },
  (table) => [
    uniqueIndex("payment_idempotency_key").on(table.orderId, table.idempotencyKey),
    uniqueIndex("payment_provider_reference").on(table.providerReference),
    uniqueIndex("payment_one_alive")
      .on(table.orderId)
      .where(sql`${table.state} in ('created', 'waiting', 'unknown')`),
    index("payment_surplus")
      .on(table.orderId)
      .where(sql`${table.surplus}`),
    index("payment_surplus_settled")
      .on(table.settlementReference)
      .where(sql`${table.surplus}`),
    index("payment_next_ask")
      .on(table.nextAskAt)
      .where(sql`${table.nextAskAt} is not null`),
  ],
);

export const ofPayment = () =>
  uuid("payment_id")
    .notNull()
    .references(() => payments.id);

export type PaymentNewsSource =
  "visitor" | "answer" | "callback" | "poll" | "reconciler" | "list" | "bankFile" | "staff";

export const paymentEvents = pgTable(
  "payment_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: ofPayment(),
    at: moment("at").notNull().defaultNow(),
    source: plainText().$type<PaymentNewsSource>().notNull(),
    fromState: plainText("from_state").$type<PaymentState>(),
    toState: plainText("to_state").$type<PaymentState>().notNull(),
    reason: plainText().$type<FailureReason>(),
    providerCode: plainText("provider_code"),
    who: plainText(),
    note: plainText(),
  },
  (table) => [index("payment_event_payment").on(table.paymentId, table.entry)],
);

/**
 * `paidAgain`: money came though it was paid. `claimedBack`: of a draw paid twice. `claimedAgain`: claimed back before.
 * `stillHere`: noted as given back, and its provider says otherwise.
 */
export type DiscrepancyKind = "paidAgain" | "otherAmount" | "notPaid" | "claimedBack" | "claimedAgain" | "stillHere";

export type Settlement = "right" | "gift" | "asked" | "given-back" | "unpaid";

/** News of money that contradicts our books: they stay as they are until somebody has looked. */
export const paymentDiscrepancies = pgTable(
  "payment_discrepancy",
  {
    number: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: ofPayment(),
    kind: plainText().$type<DiscrepancyKind>().notNull(),
    at: moment("at").notNull().defaultNow(),
    source: plainText().$type<PaymentNewsSource>().notNull(),
    /** What was said, in short: a provider that is asked again says the same again. Each line of a bank is another. */
    said: plainText().notNull(),
    code: plainText(),
    amountOre: bigint("amount_ore", { mode: "number" }),
    settlementReference: plainText("settlement_reference"),
    fileId: uuid("file_id").references(() => bankFiles.id),
    line: integer(),
    drawnOn: date("drawn_on"),
    settledAt: moment("settled_at"),
    settledAs: plainText("settled_as").$type<Settlement>(),
  },
  (table) => [
    uniqueIndex("payment_discrepancy_said").on(table.paymentId, table.said),
    index("payment_discrepancy_open")
      .on(table.number)
      .where(sql`${table.settledAt} is null`),
  ],
);
