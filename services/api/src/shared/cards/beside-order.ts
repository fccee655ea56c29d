import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { orders } from "../../platform/database/tables/orders.ts";
import { newSharedReference } from "../../ledger/orders/references.ts";

/** A new card that waits beside its order: known by the order's own references, and shared by one of its own. */
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
