import type { MemorialSheet } from "@hjarta-lunga/contract/schemas/memorials.ts";
import { and, eq, getTableColumns, isNull, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { memorialDetails, memorialSheets } from "../../platform/database/tables/documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { isMailOf, isReplacing, orderedColumns, replacing } from "../../shared/documents/ordered-document.ts";
import { isCeremonyOver, sheetTemplates } from "./deliveries.ts";

const columns = {
  ...orderedColumns,
  details: getTableColumns(memorialDetails),
  isCeremonyOver,
  version: getTableColumns(memorialSheets),
};

const select = (tx: Transaction) =>
  tx
    .select(columns)
    .from(orders)
    .innerJoin(memorialDetails, eq(memorialDetails.orderId, orders.id))
    .innerJoin(memorialSheets, eq(memorialSheets.orderId, orders.id))
    .leftJoin(mails, isMailOf(memorialSheets, sheetTemplates))
    .leftJoin(replacing, isReplacing);

export type OrderedSheet = Awaited<ReturnType<typeof select>>[number];

const one = async (tx: Transaction, which: SQL | undefined): Promise<OrderedSheet | undefined> =>
  (await select(tx).where(which))[0];

export const currentSheet = (tx: Transaction, reference: string) =>
  one(tx, and(eq(orders.reference, reference), isNull(memorialSheets.replacedAt)));
export const sheetVersion = (tx: Transaction, orderId: string, version: number) =>
  one(tx, and(eq(orders.id, orderId), eq(memorialSheets.version, version)));

export const wordsOf = ({
  design,
  name,
  bornYear,
  diedYear,
  greeting,
  givers,
}: OrderedSheet["version"]): MemorialSheet => ({
  design,
  remembered: { name, ...(bornYear !== null && { bornYear }), ...(diedYear !== null && { diedYear }) },
  greeting,
  givers,
});

export const columnsOf = ({ design, remembered, greeting, givers }: MemorialSheet) => ({
  design,
  name: remembered.name,
  bornYear: remembered.bornYear ?? null,
  diedYear: remembered.diedYear ?? null,
  greeting,
  givers,
});
