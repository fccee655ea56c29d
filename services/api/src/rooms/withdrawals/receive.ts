import { randomUUID } from "node:crypto";
import { liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import type { Withdrawal, WithdrawalReceipt } from "@hjarta-lunga/contract/schemas/withdrawals.ts";
import { withdrawalDays } from "@hjarta-lunga/contract/withdrawals.ts";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { ModuleDeps } from "../../kinds/module.ts";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { withdrawals } from "../../platform/database/tables/withdrawals.ts";
import { dateInSweden, now } from "../../platform/database/time.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { findingOf } from "./finding.ts";

/** Counted from the day on which it came, for the parcel and for the money. */
export const withdrawalDeadline = sql<string>`(${dateInSweden(withdrawals.receivedAt)} + ${withdrawalDays}::int)::text`;

const shown = {
  ...pickColumns(withdrawals, "id", "orderNumber", "email", "name", "part", "receivedAt"),
  deadline: withdrawalDeadline,
};
type Shown = { orderNumber: string; email: string; name: string | null; part: string | null };
type Written = Shown & { id: string; receivedAt: Date; deadline: string };

const receiptOf = ({ receivedAt, deadline }: Written): WithdrawalReceipt => ({
  receivedAt: receivedAt.toISOString(),
  sendBackBy: deadline,
  moneyBackBy: deadline,
});

/** Both have to be right: the number alone is printed on receipts and said aloud. */
const orderOf = async (tx: Transaction, { orderNumber, email }: Pick<Withdrawal, "orderNumber" | "email">) => {
  const [found] = await tx
    .select({
      ...pickColumns(orders, "id", "kind", "amountOre"),
      isPaid: sql<boolean>`${orders.paidAt} is not null`,
      isGivenBack: sql<boolean>`${payments.refundedAt} is not null`,
      daysSinceShipped: sql<number | null>`${dateInSweden(sql`now()`)} - ${dateInSweden(articleOrders.shippedAt)}`,
    })
    .from(orders)
    .leftJoin(articleOrders, eq(articleOrders.orderId, orders.id))
    .leftJoin(payments, eq(payments.id, orders.paidBy))
    .where(and(eq(orders.shortReference, orderNumber), eq(sql`lower(${orders.email})`, email.toLowerCase())));
  return found;
};

const isSame = (one: Shown, other: Shown) =>
  one.orderNumber === other.orderNumber &&
  one.email.toLowerCase() === other.email.toLowerCase() &&
  one.part === other.part;

/** What another click or tab has written down already. */
const known = async (tx: Transaction, idempotencyKey: string, asked: Shown): Promise<Written> => {
  const [ofKey] = await tx.select(shown).from(withdrawals).where(eq(withdrawals.idempotencyKey, idempotencyKey));
  if (ofKey && !(isSame(ofKey, asked) && ofKey.name === asked.name)) throw new Refusal("idempotency_conflict");
  if (ofKey) return ofKey;
  const waiting = await tx
    .select(shown)
    .from(withdrawals)
    .where(and(eq(withdrawals.orderNumber, asked.orderNumber), isNull(withdrawals.settledAt)));
  const same = waiting.find((one) => isSame(one, asked));
  if (!same) throw new Refusal("unavailable");
  return same;
};

export const isReceived = async (db: Database, idempotencyKey: string): Promise<boolean> =>
  (await db.$count(withdrawals, eq(withdrawals.idempotencyKey, idempotencyKey))) > 0;

/** Then what waits of an order that is withdrawn is cancelled at its provider. */
const askNowAboutWaiting = (tx: Transaction, orderId: string) =>
  tx
    .update(payments)
    .set({ nextAskAt: now })
    .where(and(eq(payments.orderId, orderId), inArray(payments.state, [...liveStates])));

type Deps = Pick<ModuleDeps, "db" | "jobs"> & { daysInPost: number };
type Received = { receipt: WithdrawalReceipt; isNew: boolean };

/** The same is done whether there is such an order or not: a row and a mail. */
export const receiveWithdrawal = ({ db, jobs, daysInPost }: Deps, asked: Withdrawal): Promise<Received> =>
  db.transaction(async (tx) => {
    const { idempotencyKey, orderNumber, email, name = null, part = null, language } = asked;
    const order = await orderOf(tx, asked);
    const id = randomUUID();
    const [added] = await tx
      .insert(withdrawals)
      .values({
        ...{ id, idempotencyKey, orderNumber, email, name, part, language },
        ...{ orderId: order?.id ?? null, finding: findingOf(order, daysInPost) },
      })
      .onConflictDoNothing()
      .returning(shown);
    if (!added)
      return { receipt: receiptOf(await known(tx, idempotencyKey, { orderNumber, email, name, part })), isNew: false };
    if (order) await askNowAboutWaiting(tx, order.id);
    await queueMail(tx, jobs, { ownerId: id, template: "withdrawalReceived", recipient: email });
    return { receipt: receiptOf(added), isNew: true };
  });
