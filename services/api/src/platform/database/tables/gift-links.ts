import type { LinkedGiftKind } from "@hjarta-lunga/contract/gift-links.ts";
import type { DrawDay } from "@hjarta-lunga/contract/mandates.ts";
import type { PauseMonths } from "@hjarta-lunga/contract/my-data.ts";
import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, pgTable, unique, uuid, type AnyPgColumn } from "drizzle-orm/pg-core";
import { moment, plainText } from "./columns.ts";
import { ofMandate } from "./mandates.ts";
import { orders } from "./orders.ts";

export const giftMailings = pgTable(
  "gift_mailing",
  {
    id: uuid().primaryKey(),
    shortReference: plainText("short_reference").notNull().unique(),
    kind: plainText().$type<LinkedGiftKind>().notNull(),
    note: plainText().notNull(),
    links: integer().notNull(),
    createdAt: moment("created_at").notNull().defaultNow(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
    revokedNote: plainText("revoked_note"),
  },
  (table) => [
    check("gift_mailing_revoked_whole", sql`(${table.revokedAt} is null) = (${table.revokedNote} is null)`),
    index("gift_mailing_expires").on(table.expiresAt),
  ],
);

export const giftLinks = pgTable(
  "gift_link",
  {
    id: uuid().primaryKey(),
    mailingId: uuid("mailing_id")
      .notNull()
      .references(() => giftMailings.id, { onDelete: "cascade" }),
    mandateId: ofMandate(),
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

export type ChangedThing = "amount" | "day" | "pause" | "resume" | "end";

/** Never changed (trigger): what undoes a change is a row as well. */
export const mandateChanges = pgTable(
  "mandate_change",
  {
    id: uuid().primaryKey(),
    mandateId: ofMandate(),
    number: integer().notNull(),
    what: plainText().$type<ChangedThing>().notNull().default("amount"),
    fromOre: bigint("from_ore", { mode: "number" }),
    toOre: bigint("to_ore", { mode: "number" }),
    fromDay: integer("from_day").$type<DrawDay>(),
    toDay: integer("to_day").$type<DrawDay>(),
    pausedMonths: integer("paused_months").$type<PauseMonths>(),
    /** The draw from which it holds, also when that one is in a pause: another draw day may be its own by then. */
    holdsFrom: date("holds_from").notNull(),
    /** The next draw by what held before, and by what holds after. */
    fromDraw: date("from_draw"),
    toDraw: date("to_draw"),
    at: moment("at").notNull().defaultNow(),
    linkId: uuid("link_id"),
    /** The holder on my pages, or one of the staff. */
    who: plainText(),
    note: plainText(),
    idempotencyKey: uuid("idempotency_key").unique(),
    undoes: uuid()
      .unique()
      .references((): AnyPgColumn => mandateChanges.id, { onDelete: "cascade" }),
  },
  (table) => [
    unique("mandate_change_number").on(table.mandateId, table.number),
    check("mandate_change_positive", sql`${table.fromOre} > 0 and ${table.toOre} > 0`),
    check("mandate_change_by_link_or_undoing", sql`num_nonnulls(${table.linkId}, ${table.undoes}, ${table.who}) = 1`),
    check(
      "mandate_change_whole",
      sql`num_nonnulls(${table.fromOre}, ${table.toOre}) = case ${table.what} when 'amount' then 2 else 0 end
        and num_nonnulls(${table.fromDay}, ${table.toDay}) = case ${table.what} when 'day' then 2 else 0 end
        and (${table.pausedMonths} is not null) = (${table.what} = 'pause')`,
    ),
  ],
);
