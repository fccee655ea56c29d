import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { newSharedReference } from "../../ledger/orders/references.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { Refusal } from "../../platform/http/refusal.ts";

export const besideOrder = (orderId: string) => {
  const ofOrder = (column: typeof orders.reference | typeof orders.shortReference) =>
    sql`(select ${column} from ${orders} where ${orders.id} = ${orderId})`;
  return {
    id: randomUUID(),
    orderId,
    reference: newSharedReference(),
    orderReference: ofOrder(orders.reference),
    shortReference: ofOrder(orders.shortReference),
  };
};

const columns = { amountOre: orders.amountOre, closedAt: orders.closedAt, paidAt: orders.paidAt };

export const giftOf = async (tx: Transaction, orderId: string): Promise<{ amount: number }> => {
  const [order] = await tx.select(columns).from(orders).where(eq(orders.id, orderId));
  // Nobody paid it for a day: it is nobody's any more.
  if (!order || (order.closedAt !== null && order.paidAt === null)) throw new Refusal("not_found");
  return { amount: toSek(order.amountOre) };
};
