import { isInvoiced } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, gt, inArray, isNotNull, isNull, type SQL } from "drizzle-orm";
import type { PgUpdateSetSource } from "drizzle-orm/pg-core";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Job } from "../../platform/jobs/queues.ts";
import { methodOf, type PaymentDeps } from "./deps.ts";
import { noteDiscrepancy } from "./note-discrepancy.ts";
import { staffNote, type Commands } from "../../platform/staff/command.ts";
import { findPayment, isSurplus, type PaymentRow } from "./repository.ts";

const mostTries = 3;

type Changed = PgUpdateSetSource<typeof payments>;
type Told = Pick<typeof paymentEvents.$inferInsert, "source" | "providerCode" | "who" | "note">;

const change = (db: Transaction, which: SQL | undefined, changed: Changed, told: Told): Promise<number> =>
  db.transaction(async (tx) => {
    const done = await tx.update(payments).set(changed).where(which).returning({ paymentId: payments.id });
    const event = { ...({ fromState: "paid", toState: "paid" } as const), ...told };
    if (done.length > 0) await tx.insert(paymentEvents).values(done.map((one) => ({ ...one, ...event })));
    return done.length;
  });

const noteFailure = async ({ db }: PaymentDeps, { id, failedRefunds }: PaymentRow, code: string): Promise<boolean> => {
  const isLast = failedRefunds + 1 >= mostTries;
  const failed = {
    failedRefunds: failedRefunds + 1,
    refundCode: code.slice(0, 60),
    ...(isLast && { refundGivenUpAt: now }),
  };
  const providerCode = `refund refused: ${code}`.slice(0, 60);
  const isUncounted = and(eq(payments.id, id), eq(payments.failedRefunds, failedRefunds));
  await change(db, isUncounted, failed, { source: "answer", providerCode });
  return isLast;
};

export const noteGivenBack = (db: Database, order: string, written: string | undefined): Promise<number> => {
  const ids = db.select({ id: orders.id }).from(orders).where(eq(orders.shortReference, order));
  const isGivenUp = and(isSurplus, isNotNull(payments.refundGivenUpAt), isNull(payments.refundedAt));
  const told = { ...({ source: "staff", providerCode: "given back by hand" } as const), ...staffNote(written) };
  return change(db, and(inArray(payments.orderId, ids), isGivenUp), { refundedAt: now }, told);
};

/**
 * The money of the order itself, all of it, which staff gave back in a portal or by a bank: no provider may ever tell us so.
 * Nothing when it is not paid, or has gone back before.
 */
export const noteWholeGivenBack = async (
  tx: Transaction,
  orderId: string,
  { who, note }: Required<Pick<Told, "who" | "note">>,
): Promise<number> => {
  const [order] = await tx.select({ paidBy: orders.paidBy }).from(orders).where(eq(orders.id, orderId)).for("update");
  if (order?.paidBy == null) return 0;
  const isItsMoney = and(eq(payments.id, order.paidBy), eq(payments.state, "paid"), isNull(payments.refundedAt));
  const given = { refundedAt: now, refundCode: "by hand" };
  return change(tx, isItsMoney, given, { source: "staff", providerCode: "given back by hand", who, note });
};

/** By whichever try of ours, and also when we had stopped trying: then nobody need give it back by hand. */
const noteRefunded = async ({ db, log }: PaymentDeps, paymentId: string): Promise<void> => {
  const isOpen = and(eq(payments.id, paymentId), isNull(payments.refundedAt));
  await change(db, isOpen, { refundedAt: now }, { source: "answer", providerCode: "refunded" });
  log.info({ paymentId }, "surplus money was given back");
};

/** The provider is asked, whatever we have noted. While a job tries, the job itself asks until it is done. */
export const handleRefundNews = async (deps: PaymentDeps, payment: PaymentRow, refundId: string): Promise<void> => {
  const { refundIdOf, askRefund } = methodOf(deps, payment.method);
  const isJobOver = payment.refundedAt !== null || payment.refundGivenUpAt !== null;
  if (!refundIdOf || !askRefund || !isJobOver) return;
  const asked = await askRefund(refundId);
  // It tells again what was not heard.
  if (asked.kind === "noAnswer") throw new Refusal("unavailable");
  if (asked.kind !== "done") return;
  if (payment.refundedAt === null) return noteRefunded(deps, payment.id);
  const isNoted = payment.refundGivenUpAt === null && refundIdOf(payment, payment.failedRefunds) === refundId;
  const news = { state: "paid", code: "refunded again", amountOre: payment.amountOre, settlementReference: refundId };
  const told = { payment, kind: "claimedAgain", news, source: "callback", line: undefined } as const;
  if (!isNoted) await deps.db.transaction((tx) => noteDiscrepancy({ db: tx, log: deps.log }, told));
};

/** Throws until the provider says that it is done: the job comes again. */
export const refundSurplus = async (deps: PaymentDeps, { id: paymentId }: Job): Promise<void> => {
  const payment = await findPayment(deps.db, paymentId);
  if (!payment?.surplus || payment.refundedAt !== null || payment.refundGivenUpAt !== null) return;
  const refunded = await methodOf(deps, payment.method).refund(payment, payment.failedRefunds);
  switch (refunded.kind) {
    case "done":
      return noteRefunded(deps, paymentId);
    case "refused":
      if (await noteFailure(deps, payment, refunded.code)) {
        deps.log.error({ paymentId, code: refunded.code }, "a refund failed for good; somebody has to give it back");
        return;
      }
      throw new Error(`The refund ended with an error: ${refunded.code}`);
    case "underWay":
      throw new Error("The refund is under way");
    case "noAnswer":
      throw new Error(`No answer about the refund: ${refunded.why}`);
  }
};

const sweptAtOnce = 500;

export const queueMissingRefunds = async ({ db, jobs }: PaymentDeps): Promise<void> => {
  const isOwed = and(isSurplus, isNull(payments.refundedAt), isNull(payments.refundGivenUpAt));
  for (let last: string | undefined, found = sweptAtOnce; found === sweptAtOnce;) {
    const owed: Job[] = await db
      .select({ id: payments.id })
      .from(payments)
      .where(and(isOwed, last === undefined ? undefined : gt(payments.id, last)))
      .orderBy(payments.id)
      .limit(sweptAtOnce);
    for (const payment of owed) await jobs.send(db, "refund", payment);
    last = owed.at(-1)?.id;
    found = owed.length;
  }
};

const noteWhole = (db: Database, order: string, written: string | undefined): Promise<string> =>
  db.transaction(async (tx) => {
    const said = staffNote(written);
    const [found] = await tx
      .select({ id: orders.id, method: payments.method })
      .from(orders)
      .innerJoin(payments, eq(payments.id, orders.paidBy))
      .where(eq(orders.shortReference, order.toUpperCase()));
    if (!found) throw new Error("There is no paid order with that number.");
    if (isInvoiced(found.method)) throw new Error("It was paid by invoice, which is credited: npm run invoices.");
    if ((await noteWholeGivenBack(tx, found.id, said)) === 0) throw new Error("Its money has gone back before.");
    return "Noted: all of it has gone back, and it counts for nothing any more. Tell the giver.\n";
  });

export const paymentCommands: Commands = {
  "note-given-back": {
    follows: '<order> [whole] "<who>: <what you did>"',
    explained:
      "Notes that staff gave money of an order back themselves: what came too much and could not go back by itself; or, " +
      "with whole, all that the order was paid with, which is then no gift on receipts, in sums or for the tax agency.",
    reads: "nobody",
    run: async ({ db }, [order, ...words]) => {
      if (order === undefined) throw new Error("Say of which order: its short number.");
      if (words[0] === "whole") return noteWhole(db, order, words[1]);
      if ((await noteGivenBack(db, order, words[0])) === 0)
        throw new Error("No refund of that order waits for somebody. Of all that it was paid with, say whole.");
      return "Noted: the giver reads that the money has gone back, and it is off the list.\n";
    },
  },
};
