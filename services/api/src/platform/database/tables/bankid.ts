import type { BankIdAction, BankIdDevice, BankIdPurpose, BankIdState } from "@hjarta-lunga/contract/bankid.ts";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { sql } from "drizzle-orm";
import { boolean, index, integer, pgTable, uuid } from "drizzle-orm/pg-core";
import { moment, personalBytes, personalText, plainText } from "./columns.ts";

/** What a personal number is stored as: encrypted, with the version of its key beside, and the keyed hash to find it by. */
const person = {
  personalNumber: personalBytes("personal_number").notNull(),
  personalNumberKeyVersion: integer("personal_number_key_version").notNull(),
  personalNumberLookup: personalText("personal_number_lookup").notNull(),
};

/** Somebody at BankID, for minutes. References, nonces and the browser's session are kept as hashes. */
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
    /** What the app shows, encrypted (identity/bankid/shown-kept.ts): a text to sign names an account. */
    shown: personalText().notNull(),
    shownKeyVersion: integer("shown_key_version").notNull().default(1),
    state: plainText().$type<BankIdState>().notNull().default("pending"),
    /** BankID's own word for how it stands, or ours for why it ended. */
    hint: plainText(),
    /** Nothing until BankID has taken the order. */
    orderRef: plainText("order_ref"),
    autoStartToken: plainText("auto_start_token"),
    qrStartToken: plainText("qr_start_token"),
    qrStartSecret: plainText("qr_start_secret"),
    /** When BankID's answer came: codes are counted from it. */
    answeredAt: moment("answered_at"),
    /** Nobody asks BankID before this. While somebody does, it is when they can have had no answer any more. */
    nextAskAt: moment("next_ask_at"),
    /** Since when BankID has not answered as it should. */
    troubledAt: moment("troubled_at"),
    /** The keyed hash of the only one who may sign. */
    onlyPerson: personalText("only_person"),
    onlyNumber: personalBytes("only_number"),
    onlyNumberKeyVersion: integer("only_number_key_version"),
    /** The keyed hash of the network that began. */
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

/** What comes of it: a token for one purpose and one browser. */
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
  (table) => [index("bankid_token_expires_at").on(table.expiresAt)],
);

/**
 * Evidence of a signature, encrypted with the key of the personal number (identity/bankid/evidence.ts). One that nothing came of goes
 * with its token.
 */
export const bankIdSignatures = pgTable(
  "bankid_signature",
  {
    orderId: uuid("order_id").primaryKey(),
    purpose: plainText().$type<BankIdPurpose>().notNull(),
    ...person,
    /** Exactly what was shown and signed. */
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
