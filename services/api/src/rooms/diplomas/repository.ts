import type { Diploma } from "@hjarta-lunga/contract/schemas/diplomas.ts";
import { and, eq, getTableColumns } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { diplomas } from "../../platform/database/tables/documents.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { orderColumns, requireInUse, requirePaid, type Paid } from "../../shared/documents/ordered-document.ts";

const columns = { order: orderColumns, diploma: getTableColumns(diplomas) };

const select = (tx: Transaction, reference: string) =>
  tx
    .select(columns)
    .from(orders)
    .leftJoin(diplomas, eq(diplomas.orderId, orders.id))
    // Of a one-off gift alone: the others have documents of their own.
    .where(and(eq(orders.reference, reference), eq(orders.kind, "regular_gift")));

type OrderedDiploma = Awaited<ReturnType<typeof select>>[number];

export type MadeDiploma = NonNullable<OrderedDiploma["diploma"]>;
export type PaidDiploma = Paid<OrderedDiploma>;

export const paidDiplomaOf = async (tx: Transaction, reference: string): Promise<PaidDiploma> =>
  requirePaid(requireInUse((await select(tx, reference))[0]));

export const wordsOf = ({ name, occasion, showsAmount }: MadeDiploma): Diploma => ({ name, occasion, showsAmount });
