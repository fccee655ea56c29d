import { and, eq } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { isSurplus } from "./repository.ts";

const columns = {
  shortReference: orders.shortReference,
  kind: orders.kind,
  language: orders.language,
  paidAt: orders.paidAt,
  amountOre: payments.amountOre,
  method: payments.method,
};

export const surplusOf = async (db: Database, orderId: string) => {
  const rows = await db
    .select(columns)
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.orderId, orderId), isSurplus));
  return (
    rows[0] && {
      ...rows[0],
      amountOre: rows.reduce((sum, { amountOre }) => sum + amountOre, 0),
      methods: rows.map(({ method }) => method),
    }
  );
};
export type Surplus = NonNullable<Awaited<ReturnType<typeof surplusOf>>>;
