import { and, asc, isNull, lte, sql } from "drizzle-orm";
import { payments } from "../database/tables/payments.ts";
import { claimWhenDue } from "./claim.ts";
import type { PaymentDeps } from "./deps.ts";
import { checkPayment } from "./check-payment.ts";
import { findPayment, isSurplus } from "./repository.ts";
import { scheduleNextAsk } from "./schedule.ts";

const soonestMs = 1_000;
const sweptAtOnce = 500;
const lanes = 8;

/** Asks about one payment if it is due, and sees to it that somebody asks again while it is not settled. */
export const reconcile = async (deps: PaymentDeps, paymentId: string): Promise<void> => {
  const claimed = await claimWhenDue(deps, paymentId);
  const payment = await findPayment(deps.db, paymentId);
  if (!payment) return;
  if (claimed) await checkPayment(deps, payment, { source: "reconciler" });
  const afterMs = claimed ? await scheduleNextAsk(deps, paymentId) : payment.dueInMs;
  if (afterMs !== null) await deps.jobs.send(deps.db, "reconcile", { paymentId }, Math.max(afterMs, soonestMs));
};

/** Everything that is due, whether or not a job tells of it: after a crash or a restore, jobs may be lost. */
export const reconcileDue = async (deps: PaymentDeps): Promise<void> => {
  const due = await deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(lte(payments.nextAskAt, sql`now()`))
    .orderBy(asc(payments.nextAskAt))
    .limit(sweptAtOnce);
  const work = async () => {
    for (let next = due.shift(); next; next = due.shift()) {
      const { id } = next;
      await reconcile(deps, id).catch((error: unknown) =>
        deps.log.warn({ err: error, paymentId: id }, "a payment could not be reconciled; tried again later"),
      );
    }
  };
  await Promise.all(Array.from({ length: lanes }, work));
};

export const queueMissingRefunds = async ({ db, jobs }: PaymentDeps): Promise<void> => {
  const owed = await db
    .select({ paymentId: payments.id })
    .from(payments)
    .where(and(isSurplus, isNull(payments.refundedAt), isNull(payments.refundGivenUpAt)))
    .limit(sweptAtOnce);
  for (const payment of owed) await jobs.send(db, "refund", payment);
};
