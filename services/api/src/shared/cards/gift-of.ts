import { toSek } from "@hjarta-lunga/contract/money.ts";
import { eq } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const columns = { amountOre: orders.amountOre, closedAt: orders.closedAt, paidAt: orders.paidAt };

export const giftOf = async (tx: Transaction, orderId: string): Promise<{ amount: number }> => {
  const [order] = await tx.select(columns).from(orders).where(eq(orders.id, orderId));
  // Nobody paid it for a day: it is nobody's any more.
  if (!order || (order.closedAt !== null && order.paidAt === null)) throw new Refusal("not_found");
  return { amount: toSek(order.amountOre) };
};
