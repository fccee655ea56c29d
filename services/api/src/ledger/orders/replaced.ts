import { liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { Refusal } from "../../platform/http/refusal.ts";

const columns = { id: orders.id, paidAt: orders.paidAt };

export const findReplacement = async (tx: Transaction, id: string) =>
  (await tx.select(columns).from(orders).where(eq(orders.replaces, id)).for("update"))[0];

/** Another tab may have changed it before: the last change is replaced. Refuses what is paid, or may be right now. */
export const lockReplaceable = async (tx: Transaction, first: string): Promise<string> => {
  let last = { id: first, paidAt: null as Date | null };
  for (let next = await lockOrder(tx, first); next; next = await findReplacement(tx, last.id)) last = next;
  if (last.paidAt !== null) throw new Refusal("already_paid");
  const alive = and(eq(payments.orderId, last.id), inArray(payments.state, [...liveStates]));
  const [other] = await tx.select({ id: payments.id }).from(payments).where(alive);
  if (other) throw new Refusal("payment_in_progress");
  return last.id;
};

const lockOrder = async (tx: Transaction, id: string) =>
  (await tx.select(columns).from(orders).where(eq(orders.id, id)).for("update"))[0];
