import { paymentMoves, liveStates } from "@hjarta-lunga/contract/payment-states.ts";
import { currency } from "@hjarta-lunga/contract/gifts.ts";
import { and, eq, inArray, isNull, ne, sql } from "drizzle-orm";
import type { Transaction } from "../database/connect.ts";
import { orders, paymentEvents, payments } from "../database/schema.ts";
import type { PaymentNewsSource } from "../database/schema.ts";
import { queueReceipt } from "../mail/outbox.ts";
import type { Told } from "../providers/port.ts";
import type { PaymentDeps } from "./deps.ts";
import { findPayment } from "./rows.ts";
import type { PaymentRow } from "./rows.ts";

/** What only a payment that is not settled needs. */
export const clearedWhenSettled = {
  settledAt: sql`now()`,
  nextAskAt: null,
  swishToken: null,
  cardPage: null,
  payerMobile: null,
};

/** Money of another amount is not this payment. */
const believed = (payment: PaymentRow, told: Told): Told => {
  if (told.state !== "paid" || (told.amountOre === payment.amountOre && told.currency === currency)) return told;
  return { state: "unknown", reason: "outcomeUnknown", code: "another amount", needsUs: true };
};

/** The order's row is locked already, so nobody else can be first now. */
const payOrder = async (tx: Transaction, { jobs }: PaymentDeps, payment: PaymentRow): Promise<{ surplus: boolean }> => {
  const [order] = await tx
    .update(orders)
    .set({ paidAt: sql`now()`, paidBy: payment.id })
    .where(and(eq(orders.id, payment.orderId), isNull(orders.paidAt)))
    .returning({ id: orders.id, email: orders.email });
  if (!order) {
    await tx.update(payments).set({ surplus: true }).where(eq(payments.id, payment.id));
    await jobs.send(tx, "refund", { paymentId: payment.id });
    return { surplus: true };
  }
  await queueReceipt(tx, jobs, order);
  // Another payment that still waits must not be paid as well.
  await tx
    .update(payments)
    .set({ nextAskAt: sql`now()` })
    .where(and(eq(payments.orderId, order.id), ne(payments.id, payment.id), inArray(payments.state, [...liveStates])));
  return { surplus: false };
};

type Moved = { surplus: boolean } | undefined;

/** One move by compare-and-set, with its line in the log of events and, of money, all that follows. */
const move = async (
  tx: Transaction,
  deps: PaymentDeps,
  payment: PaymentRow,
  told: Told,
  source: PaymentNewsSource,
): Promise<Moved> => {
  const { state, reason, code, providerId, settlementReference, cardPage } = told;
  const paid = state === "paid";
  // In the same turn as those who begin a payment of this order: order first, payment then.
  if (paid) await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, payment.orderId)).for("update");
  const [row] = await tx
    .update(payments)
    .set({
      state,
      reason,
      ...(providerId !== undefined && { providerId }),
      ...(settlementReference !== undefined && { settlementReference }),
      ...(cardPage !== undefined && { cardPage }),
      ...(paid && clearedWhenSettled),
    })
    .where(and(eq(payments.id, payment.id), eq(payments.state, payment.state)))
    .returning({ id: payments.id });
  if (!row) return undefined;
  await tx.insert(paymentEvents).values({
    paymentId: payment.id,
    source,
    fromState: payment.state,
    toState: state,
    reason,
    providerCode: code.slice(0, 60),
  });
  return paid ? payOrder(tx, deps, payment) : { surplus: false };
};

/** Whoever brings the news: it is written once, and news that leads nowhere from here changes nothing. */
export const book = async (deps: PaymentDeps, id: string, news: Told, source: PaymentNewsSource): Promise<void> => {
  const payment = await findPayment(deps.db, id);
  if (!payment) return;
  const told = believed(payment, news);
  const line = { paymentId: id, from: payment.state, to: told.state, reason: told.reason, code: told.code, source };
  if (told.needsUs) deps.log.error(line, "the provider's answer needs somebody to look at it");
  if (!paymentMoves[payment.state].includes(told.state)) return;
  const moved = await deps.db.transaction((tx) => move(tx, deps, payment, told, source));
  // Somebody was faster: what they wrote decides whether there is still something to write. States only ever go on.
  if (!moved) return book(deps, id, news, source);
  deps.log.info(line, "payment moved");
  if (moved.surplus) deps.log.error({ paymentId: id }, "an order was paid twice; the later money is given back");
};
