import { liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, exists, gt, inArray, isNull, lt, notExists, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { articleOrders } from "../database/tables/articles.ts";
import { orders } from "../database/tables/orders.ts";
import { payments } from "../database/tables/payments.ts";
import { changeUnpaid } from "../orders/forget.ts";
import { giveBack } from "./hold.ts";

/** As long as somebody may sit with their phone and try once more. Then what they took is for others. */
const heldMinutes = 30;
const since = sql`now() - make_interval(mins => ${heldMinutes})`;

/** A payment of it may still become money, or has only just ended. */
const isBeingPaid = (tx: Transaction) =>
  tx
    .select({ id: payments.id })
    .from(payments)
    .where(
      and(eq(payments.orderId, orders.id), or(inArray(payments.state, [...liveStates]), gt(payments.createdAt, since))),
    );

const isHeld = (tx: Transaction) =>
  exists(
    tx
      .select({ id: articleOrders.orderId })
      .from(articleOrders)
      .where(and(eq(articleOrders.orderId, orders.id), isNull(articleOrders.releasedAt))),
  );

const toRelease = (tx: Transaction) =>
  and(
    eq(orders.kind, "article_order"),
    isNull(orders.paidAt),
    lt(orders.createdAt, since),
    isHeld(tx),
    notExists(isBeingPaid(tx)),
  );

/** What nobody pays for goes back to the shelf. Who pays all the same takes it again, if it is still there. */
export const releaseUnpaidStock = (db: Database): Promise<void> => changeUnpaid(db, toRelease, giveBack);
