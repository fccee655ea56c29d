import type { MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { and, eq, getTableColumns, inArray, isNull } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Transaction } from "../../platform/database/connect.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { memorialDetails, memorialSheets } from "../../platform/database/tables/memorials.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { isCeremonyOver, sheetTemplates } from "./deliveries.ts";

const replacing = alias(orders, "replacing");

const columns = {
  order: {
    id: orders.id,
    reference: orders.reference,
    shortReference: orders.shortReference,
    language: orders.language,
    paidAt: orders.paidAt,
    closedAt: orders.closedAt,
    email: orders.email,
    replacedBy: replacing.id,
  },
  details: getTableColumns(memorialDetails),
  isCeremonyOver,
  sheet: getTableColumns(memorialSheets),
  /** Of this version, where it goes by mail. */
  mail: getTableColumns(mails),
};

const isMailOfSheet = and(
  eq(mails.orderId, memorialSheets.orderId),
  eq(mails.version, memorialSheets.version),
  inArray(mails.template, [...sheetTemplates]),
);

const select = (tx: Transaction) =>
  tx
    .select(columns)
    .from(orders)
    .innerJoin(memorialDetails, eq(memorialDetails.orderId, orders.id))
    .innerJoin(memorialSheets, eq(memorialSheets.orderId, orders.id))
    .leftJoin(mails, isMailOfSheet)
    .leftJoin(replacing, eq(replacing.replaces, orders.id));

export type OrderedSheet = Awaited<ReturnType<typeof select>>[number];

const one = async (tx: Transaction, which: SQL | undefined): Promise<OrderedSheet | undefined> =>
  (await select(tx).where(which))[0];

const isCurrent = isNull(memorialSheets.replacedAt);

export const currentSheet = (tx: Transaction, reference: string) =>
  one(tx, and(eq(orders.reference, reference), isCurrent));
export const sheetVersion = (tx: Transaction, orderId: string, version: number) =>
  one(tx, and(eq(orders.id, orderId), eq(memorialSheets.version, version)));

/** The words as they crossed the wire. */
export const wordsOf = ({
  design,
  name,
  bornYear,
  diedYear,
  greeting,
  givers,
}: OrderedSheet["sheet"]): MemorialSheet => ({
  design,
  remembered: { name, ...(bornYear !== null && { bornYear }), ...(diedYear !== null && { diedYear }) },
  greeting,
  givers,
});

/** The same as columns. */
export const columnsOf = ({ design, remembered, greeting, givers }: MemorialSheet) => ({
  design,
  name: remembered.name,
  bornYear: remembered.bornYear ?? null,
  diedYear: remembered.diedYear ?? null,
  greeting,
  givers,
});
