import { and, inArray, isNotNull, sql } from "drizzle-orm";
import { union } from "drizzle-orm/pg-core";
import { holding, type MyDataPart, type Person } from "../../kinds/my-data-part.ts";
import { dayInSweden } from "../../platform/database/time.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { withdrawals } from "../../platform/database/tables/withdrawals.ts";
import { isTheirs } from "../../ledger/orders/theirs.ts";

/** By the order, or by a mailbox that they have proven: each looked for by its own index. */
const isOf = (tx: Transaction, person: Person) => {
  const { id, orderId, email } = withdrawals;
  const theirOrders = tx.select({ id: orders.id }).from(orders).where(isTheirs(person));
  const byOrder = tx.select({ id }).from(withdrawals).where(inArray(orderId, theirOrders));
  if (person.emails.length === 0) return inArray(id, byOrder);
  const byMailbox = tx
    .select({ id })
    .from(withdrawals)
    .where(inArray(sql`lower(${email})`, [...person.emails]));
  return inArray(id, union(byOrder, byMailbox));
};

export const withdrawalMyData = {
  held: async (db, person) => {
    const { orderNumber, name, email, part, receivedAt } = withdrawals;
    const found = await db
      .select({ orderNumber, name, email, part, day: dayInSweden(receivedAt) })
      .from(withdrawals)
      .where(isOf(db, person));
    const said = found.map((one) =>
      [one.orderNumber, one.name, one.email, one.part].filter((words) => words !== null).join(", "),
    );
    return holding("withdrawals", { kept: ["withdrawal"], shown: said, days: found.map(({ day }) => day) });
  },
  /** What waits is their claim on us, and stays until it is settled. */
  forget: (tx, person) => tx.delete(withdrawals).where(and(isOf(tx, person), isNotNull(withdrawals.settledAt))),
} satisfies MyDataPart;
