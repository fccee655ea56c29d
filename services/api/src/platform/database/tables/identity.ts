import type { BankIdAction, BankIdDevice, BankIdPurpose, BankIdState } from "@hjarta-lunga/contract/bankid.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, personalBytes, personalText, plainText } from "./columns.ts";

const person = {
  personalNumber: personalBytes("personal_number").notNull(),
  personalNumberKeyVersion: integer("personal_number_key_version").notNull(),
  personalNumberLookup: personalText("personal_number_lookup").notNull(),
};

export const bankIdOrders = pgTable(
  "bankid_order",
  {
    id: uuid().primaryKey(),
    referenceHash: plainText("reference_hash").notNull().unique(),
    nonceHash: plainText("nonce_hash").notNull().unique(),
    sessionHash: plainText("session_hash").notNull(),
    action: plainText().$type<BankIdAction>().notNull(),
    purpose: plainText().$type<BankIdPurpose>().notNull(),
    device: plainText().$type<BankIdDevice>().notNull(),
    language: plainText().$type<Language>().notNull(),
    returnUrl: plainText("return_url"),
    shown: personalText().notNull(),
    shownKeyVersion: integer("shown_key_version").notNull().default(1),
    state: plainText().$type<BankIdState>().notNull().default("pending"),
    hint: plainText(),
    orderRef: plainText("order_ref"),
    autoStartToken: plainText("auto_start_token"),
    qrStartToken: plainText("qr_start_token"),
    qrStartSecret: plainText("qr_start_secret"),
    answeredAt: moment("answered_at"),
    /** Nobody asks BankID before this. While somebody does, it is when they can have had no answer any more. */
    nextAskAt: moment("next_ask_at"),
    troubledAt: moment("troubled_at"),
    onlyPerson: personalText("only_person"),
    onlyNumber: personalBytes("only_number"),
    onlyNumberKeyVersion: integer("only_number_key_version"),
    networkHash: personalText("network_hash").notNull(),
    /** The app was seen in another network than the browser: the visitor must come back by the app's own link first. */
    mustReturn: boolean("must_return").notNull().default(false),
    returnedAt: moment("returned_at"),
    createdAt: moment("created_at").notNull().defaultNow(),
  },
  (table) => [
    index("bankid_order_session").on(table.sessionHash),
    index("bankid_order_created_at").on(table.createdAt),
  ],
);

export const bankIdTokens = pgTable(
  "bankid_token",
  {
    orderId: uuid("order_id").primaryKey(),
    tokenHash: plainText("token_hash").notNull().unique(),
    sessionHash: plainText("session_hash").notNull(),
    action: plainText().$type<BankIdAction>().notNull(),
    purpose: plainText().$type<BankIdPurpose>().notNull(),
    ...person,
    name: personalText().notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("bankid_token_expires_at").on(table.expiresAt),
    index("bankid_token_session").on(table.sessionHash),
  ],
);

export const bankIdSignatures = pgTable(
  "bankid_signature",
  {
    orderId: uuid("order_id").primaryKey(),
    purpose: plainText().$type<BankIdPurpose>().notNull(),
    ...person,
    shown: personalText().notNull(),
    signature: personalText().notNull(),
    ocspResponse: personalText("ocsp_response").notNull(),
    signedAt: moment("signed_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [
    index("bankid_signature_lookup").on(table.personalNumberLookup),
    index("bankid_signature_unused")
      .on(table.signedAt)
      .where(sql`used_at is null`),
  ],
);

export const accountLookups = pgTable(
  "account_lookup",
  {
    id: uuid().primaryKey(),
    tokenHash: plainText("token_hash").notNull().unique(),
    sessionHash: plainText("session_hash").notNull(),
    personalNumberLookup: personalText("personal_number_lookup").notNull(),
    briteSessionId: plainText("brite_session_id").notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("account_lookup_expires_at").on(table.expiresAt)],
);
