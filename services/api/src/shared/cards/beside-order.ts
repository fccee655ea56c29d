import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { orders } from "../../platform/database/tables/orders.ts";
import { newSharedReference } from "../../ledger/orders/references.ts";

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
