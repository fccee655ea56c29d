import type { GiftKind } from "@hjarta-lunga/contract/gifts.ts";
import type { FailureReason, PaymentMethod, PaymentState } from "@hjarta-lunga/contract/payment-states.ts";
import type { Donor } from "@hjarta-lunga/contract/donors.ts";
import type { Language } from "@hjarta-lunga/contract/published-content.ts";
import { sql } from "drizzle-orm";
import {
  type AnyPgColumn,
  bigint,
  boolean,
  check,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from "drizzle-orm/pg-core";

const bytes = customType<{ data: Buffer }>({ dataType: () => "bytea" });
const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });

/**
 * Proof of each choice about cookies. Append-only: a new choice with the same id is a new row, so that both the consent and
 * its withdrawal can be shown. No IP address, no user agent. A trigger (0001) refuses changes, and removal before the
 * retention time is over.
 */
export const consentChoices = pgTable(
  "consent_choice",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    id: uuid().notNull(),
    version: integer().notNull(),
    statistics: boolean().notNull(),
    marketing: boolean().notNull(),
    recordedAt: moment("recorded_at").notNull().defaultNow(),
  },
  (table) => [
    index("consent_choice_id").on(table.id, table.entry),
    index("consent_choice_recorded_at").on(table.recordedAt),
  ],
);

/** How often a client has called. The client is a keyed hash, and the row goes when its window has passed. */
export const rateLimits = pgTable(
  "rate_limit",
  {
    key: text().primaryKey(),
    calls: integer().notNull(),
    endsAt: moment("ends_at").notNull(),
  },
  (table) => [index("rate_limit_ends_at").on(table.endsAt)],
);

/**
 * What somebody wants to give or buy, made by the first click. It is paid when `paidAt` is set, once, together with the
 * payment that did it.
 */
export const orders = pgTable(
  "orders",
  {
    id: uuid().primaryKey(),
    /** Twenty random characters: opens the order's state and its receipt. */
    reference: text().notNull().unique(),
    /** Eight characters to say aloud; opens nothing. */
    shortReference: text("short_reference").notNull().unique(),
    kind: text().$type<GiftKind>().notNull(),
    amountOre: bigint("amount_ore", { mode: "number" }).notNull(),
    language: text().$type<Language>().notNull(),
    idempotencyKey: uuid("idempotency_key").notNull().unique(),
    /** The order whose place it took: a gift that was changed before it was paid. */
    replaces: uuid().references((): AnyPgColumn => orders.id, { onDelete: "set null" }),
    /** Keyed hash of the body that came with the key: the same key with another body is refused. */
    bodyHash: text("body_hash").notNull(),
    donorKind: text("donor_kind").$type<Donor["kind"]>().notNull(),
    firstName: text("first_name"),
    lastName: text("last_name"),
    companyName: text("company_name"),
    organisationNumber: text("organisation_number"),
    email: text(),
    /** E.164 */
    mobile: text(),
    /** AES-256-GCM: nonce, tag, text. */
    personalNumber: bytes("personal_number"),
    /** The version of the key that it is encrypted with. */
    personalNumberKeyVersion: integer("personal_number_key_version").notNull().default(1),
    /** Keyed hash of the twelve digits, to find a person's orders without reading any number. */
    personalNumberLookup: text("personal_number_lookup"),
    createdAt: moment("created_at").notNull().defaultNow(),
    paidAt: moment("paid_at"),
    paidBy: uuid("paid_by"),
    /** Nobody paid it for a day: it can no longer be paid or looked at, and holds no personal number. */
    closedAt: moment("closed_at"),
    /** Nobody paid it for a month: nothing in it tells of a person. */
    forgottenAt: moment("forgotten_at"),
  },
  (table) => [
    check("orders_amount_positive", sql`${table.amountOre} > 0`),
    check("orders_paid_whole", sql`(${table.paidAt} is null) = (${table.paidBy} is null)`),
    uniqueIndex("orders_replaces")
      .on(table.replaces)
      .where(sql`${table.replaces} is not null`),
    // Few give their number: the others need not be in it.
    index("orders_personal_number_lookup")
      .on(table.personalNumberLookup)
      .where(sql`${table.personalNumberLookup} is not null`),
    index("orders_unpaid")
      .on(table.createdAt)
      .where(sql`${table.paidAt} is null and ${table.forgottenAt} is null`),
  ],
);

/** One try to pay an order. At most one of an order's payments is alive at a time, and the database sees to it. */
export const payments = pgTable(
  "payment",
  {
    /** For Swish its hex digits are the instruction UUID: chosen by us before the call, so that a lost answer can be asked for. */
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    method: text().$type<PaymentMethod>().notNull(),
    state: text().$type<PaymentState>().notNull().default("created"),
    reason: text().$type<FailureReason>(),
    amountOre: bigint("amount_ore", { mode: "number" }).notNull(),
    idempotencyKey: uuid("idempotency_key").notNull(),
    bodyHash: text("body_hash").notNull(),
    /** What the provider knows it by, chosen by us: the Swish instruction id, or Mondido's payment_ref of twelve characters. */
    providerReference: text("provider_reference").notNull(),
    /** What the provider itself calls it, when it has said so: Mondido's transaction id. */
    providerId: text("provider_id"),
    /** The bank's or acquirer's own reference of money that moved. */
    settlementReference: text("settlement_reference"),
    /** Echoed by Swish with its callback. */
    callbackSecret: text("callback_secret"),
    payerMobile: text("payer_mobile"),
    swishToken: text("swish_token"),
    cardPage: text("card_page"),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** When the provider first said that it has taken it: from then on its silence, or its forgetting, is no answer. */
    acceptedAt: moment("accepted_at"),
    expiresAt: moment("expires_at").notNull(),
    /** When the provider was last asked, so that many watchers ask once. */
    askedAt: moment("asked_at"),
    /** When the reconciler asks next; nothing when it is settled for good. */
    nextAskAt: moment("next_ask_at"),
    asks: integer().notNull().default(0),
    settledAt: moment("settled_at"),
    /** Money that came although another payment had paid the order: to be given back. */
    surplus: boolean().notNull().default(false),
    refundedAt: moment("refunded_at"),
    /** Refunds that the provider ended with an error, and the last one's code. */
    failedRefunds: integer("failed_refunds").notNull().default(0),
    refundCode: text("refund_code"),
    /** When we stopped trying: from then on somebody of ours has to give it back. */
    refundGivenUpAt: moment("refund_given_up_at"),
  },
  (table) => [
    uniqueIndex("payment_idempotency_key").on(table.orderId, table.idempotencyKey),
    uniqueIndex("payment_provider_reference").on(table.providerReference),
    uniqueIndex("payment_one_alive")
      .on(table.orderId)
      .where(sql`${table.state} in ('created', 'waiting', 'unknown')`),
    // What is still to be given back, and what Swish tells of when it is.
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

export const paymentNewsSources = ["visitor", "answer", "callback", "poll", "reconciler"] as const;
export type PaymentNewsSource = (typeof paymentNewsSources)[number];

/** Everything that happened to a payment, never changed (trigger). No personal data. */
export const paymentEvents = pgTable(
  "payment_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    paymentId: uuid("payment_id")
      .notNull()
      .references(() => payments.id),
    at: moment("at").notNull().defaultNow(),
    source: text().$type<PaymentNewsSource>().notNull(),
    fromState: text("from_state").$type<PaymentState>(),
    toState: text("to_state").$type<PaymentState>().notNull(),
    reason: text().$type<FailureReason>(),
    /** The provider's own code, such as RF07 or a transaction's status. */
    providerCode: text("provider_code"),
  },
  (table) => [index("payment_event_payment").on(table.paymentId, table.entry)],
);

export type MailKind = "receipt" | "givenBack";

/** Mail to send: written in the transaction that makes it due, sent by a job. One of a kind an order. */
export const mails = pgTable(
  "mail",
  {
    id: uuid().primaryKey(),
    orderId: uuid("order_id")
      .notNull()
      .references(() => orders.id),
    kind: text().$type<MailKind>().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    /** Somebody is sending it now, and nobody else may before this moment of the database's clock. */
    leasedUntil: moment("leased_until"),
    sentAt: moment("sent_at"),
    /** When the mail server said no for good: nobody tries again. */
    refusedAt: moment("refused_at"),
    /** What it said, as a code: its words quote the address. */
    refusal: text(),
  },
  (table) => [
    uniqueIndex("mail_one_of_a_kind").on(table.orderId, table.kind),
    index("mail_unsent")
      .on(table.createdAt)
      .where(sql`${table.sentAt} is null and ${table.refusedAt} is null`),
  ],
);

/** What the content service last published, so that gifts go on while it is away. One row. */
export const publishedSnapshot = pgTable("published_snapshot", {
  id: integer().primaryKey().default(1),
  content: jsonb().notNull(),
  fetchedAt: moment("fetched_at").notNull().defaultNow(),
});

/** What consenting visitors' browsers tell of their visit. */
export const webEvents = pgTable(
  "web_event",
  {
    entry: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
    at: moment("at").notNull().defaultNow(),
    session: uuid().notNull(),
    identity: uuid().notNull(),
    requestGroup: text("request_group").notNull(),
    currentUrl: text("current_url").notNull(),
    fields: jsonb().notNull(),
    /** Of a purchase alone: told once, whichever tab is first. */
    transactionId: text("transaction_id"),
  },
  (table) => [uniqueIndex("web_event_transaction").on(table.transactionId), index("web_event_at").on(table.at)],
);
