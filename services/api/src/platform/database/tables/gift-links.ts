import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import { sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { bigint, check, date, index, integer, pgTable, unique, uuid } from "drizzle-orm/pg-core";
import { moment, plainText } from "./columns.ts";
import { mandates } from "./mandates.ts";
import { orders } from "./orders.ts";

/** Links that staff made for one mailing, and what became of it. No row is removed before its links are. */
export const giftMailings = pgTable(
  "gift_mailing",
  {
    id: uuid().primaryKey(),
    /** To say aloud, and to revoke it by. */
    shortReference: plainText("short_reference").notNull().unique(),
    kind: plainText().$type<LinkedGiftKind>().notNull(),
    /** Who made it and what for, in their own words. */
    note: plainText().notNull(),
    links: integer().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    /** Who did it and why. */
    revokedNote: plainText("revoked_note"),
  },
  (table) => [
    check("gift_mailing_revoked_whole", sql`(${table.revokedAt} is null) = (${table.revokedNote} is null)`),
    index("gift_mailing_expires").on(table.expiresAt),
  ],
);

/** What one person was sent. The link itself is kept nowhere. */
export const giftLinks = pgTable(
  "gift_link",
  {
    id: uuid().primaryKey(),
    mailingId: uuid("mailing_id")
      .notNull()
      .references(() => giftMailings.id, { onDelete: "cascade" }),
    mandateId: uuid("mandate_id")
      .notNull()
      .references(() => mandates.id, { onDelete: "cascade" }),
    /** Keyed hash of what stands in the link. */
    guidHash: plainText("guid_hash").notNull().unique(),
    usedAt: moment("used_at"),
    /** The extra gift that was made by it last. Once that is paid the link is used, by whatever way it was. */
    orderId: uuid("order_id")
      .unique()
      .references(() => orders.id, { onDelete: "set null" }),
  },
  (table) => [
    unique("gift_link_one_a_mailing").on(table.mailingId, table.mandateId),
    index("gift_link_mandate").on(table.mandateId),
  ],
);

/**
 * How the amount of a mandate became another, never changed (trigger). What undoes a change is a row as well: an increase is
 * undone when there is one.
 */
export const mandateChanges = pgTable(
  "mandate_change",
  {
    id: uuid().primaryKey(),
    mandateId: uuid("mandate_id")
      .notNull()
      .references(() => mandates.id, { onDelete: "cascade" }),
    /** The first of its mandate is 1. */
    number: integer().notNull(),
    fromOre: bigint("from_ore", { mode: "number" }).notNull(),
    toOre: bigint("to_ore", { mode: "number" }).notNull(),
    /** The first draw of the new amount, as it was told. */
    holdsFrom: date("holds_from").notNull(),
    at: moment("at").notNull().defaultNow(),
    /** The link that it came by, which may be gone by now. */
    linkId: uuid("link_id"),
    /** Of the press that made it. */
    idempotencyKey: uuid("idempotency_key").unique(),
    undoes: uuid()
      .unique()
      .references((): AnyPgColumn => mandateChanges.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("mandate_change_number").on(table.mandateId, table.number),
    check("mandate_change_positive", sql`${table.fromOre} > 0 and ${table.toOre} > 0`),
    check("mandate_change_by_link_or_undoing", sql`num_nonnulls(${table.linkId}, ${table.undoes}) = 1`),
  ],
);
