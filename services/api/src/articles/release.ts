import { liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, exists, gt, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { articleOrders } from "../database/tables/articles.ts";
import { orders } from "../database/tables/orders.ts";
import { payments } from "../database/tables/payments.ts";
import { countedMailbox } from "../donors/mailbox.ts";
import { changeUnpaid, lockThoseStill } from "../orders/forget.ts";
import { giveBack } from "./hold.ts";

/** To find the phone or the card. Until somebody tries to pay, nothing says that anybody will. */
const untriedMinutes = 10;
/** As long as somebody may sit with their phone and try once more. Then what they took is for others. */
const triedMinutes = 30;
const ago = (minutes: number) => sql`now() - make_interval(mins => ${minutes})`;

const paymentsWhere = (tx: Transaction, which: SQL | undefined) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, orders.id), which));

const isLive = inArray(payments.state, [...liveStates]);
const isRecent = gt(payments.createdAt, ago(triedMinutes));

const isHeldUnpaid = (tx: Transaction) =>
  and(
    eq(orders.kind, "article_order"),
    isNull(orders.paidAt),
    exists(
      tx
        .select({ id: articleOrders.orderId })
        .from(articleOrders)
        .where(and(eq(articleOrders.orderId, orders.id), isNull(articleOrders.releasedAt))),
    ),
  );

const toRelease = (tx: Transaction) =>
  and(isHeldUnpaid(tx), lt(orders.createdAt, ago(untriedMinutes)), notExists(paymentsWhere(tx, or(isLive, isRecent))));

/** What nobody pays for goes back to the shelf. Who pays all the same takes it again, if it is still there. */
export const releaseUnpaidStock = (db: Database): Promise<void> => changeUnpaid(db, toRelease, giveBack);

/**
 * The orders of a mailbox that hold something while no payment of them lives, with their rows locked: what they hold may go
 * to the one that is being made.
 */
export const lockIdleOrdersOf = async (tx: Transaction, email: string): Promise<string[]> => {
  const held = await tx.select({ id: orders.id, email: orders.email }).from(orders).where(isHeldUnpaid(tx));
  const mailbox = countedMailbox(email);
  const same = held.flatMap((one) => (one.email !== null && countedMailbox(one.email) === mailbox ? [one.id] : []));
  if (same.length === 0) return [];
  const which = (at: Transaction) =>
    and(inArray(orders.id, same), isHeldUnpaid(at), notExists(paymentsWhere(at, isLive)));
  return (await lockThoseStill(tx, which)).ids;
};
