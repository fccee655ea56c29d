import { isOpen, type PaymentStanding } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, sql } from "drizzle-orm";
import { fromNow } from "../../platform/database/from-now.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { methodOf, type PaymentDeps } from "./deps.ts";
import { clearedWhenSettled } from "./record-outcome.ts";
import { findPayment, type PaymentRow } from "./repository.ts";

const hourMs = 3_600_000;
/** A payment that ended so long ago is settled: nobody expects its money, though a page that was left open may bring it. */
const settledAfterMs = 24 * hourMs;

type Timed = PaymentStanding & Pick<PaymentRow, "ageMs" | "leftMs">;

const isSettled = (payment: Timed): boolean => !isOpen(payment) && payment.ageMs > settledAfterMs;

export const nextAskMs = (payment: Timed, baseMs: number, payableMs: number): number | null => {
  const { state, ageMs, leftMs } = payment;
  const open = isOpen(payment);
  if (state === "paid" || (!open && ageMs > payableMs)) return null;
  if (open && leftMs > 0) return baseMs;
  const overMs = open ? -leftMs : ageMs;
  const seldomMs = isSettled(payment) ? ageMs / 24 : hourMs;
  return Math.min(seldomMs, Math.max(baseMs, overMs / 2));
};

/** News that came meanwhile may have opened it again. */
const stillAs = ({ state, reason }: PaymentRow) =>
  and(eq(payments.state, state), sql`${payments.reason} is not distinct from ${reason}`);

export const scheduleNextAsk = async (deps: PaymentDeps, id: string): Promise<void> => {
  const payment = await findPayment(deps.db, id);
  if (!payment || payment.state === "paid") return;
  const { payableMs } = methodOf(deps, payment.method);
  const afterMs = nextAskMs(payment, deps.environment.reconcileBaseMs, payableMs);
  const nextAskAt = afterMs === null ? null : fromNow(afterMs);
  await deps.db
    .update(payments)
    .set({ ...(isSettled(payment) && payment.settledAt === null && clearedWhenSettled), nextAskAt })
    .where(and(eq(payments.id, id), stillAs(payment)));
};
