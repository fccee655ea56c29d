import { isOpen, type PaymentStanding } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, sql, asc, isNull, lte, or } from "drizzle-orm";
import { payments } from "../../platform/database/tables/payments.ts";
import { methodOf, onItsWayMs, type PaymentDeps } from "./deps.ts";
import { clearedWhenSettled } from "./record-outcome.ts";
import { findPayment, isOpenRow, type PaymentRow } from "./repository.ts";
import { fromNow, ago, now } from "../../platform/database/time.ts";

const asked = { askedAt: now, asks: sql`${payments.asks} + 1` };

const noStartOnItsWay = (deps: PaymentDeps) =>
  or(sql`${payments.state} <> 'created'`, isNull(payments.askedAt), lte(payments.askedAt, ago(onItsWayMs(deps))));

/** For a visitor who waits: however many tabs ask us, the provider is asked once. */
export const claimForVisitor = async (
  deps: PaymentDeps,
  { id, method }: Pick<PaymentRow, "id" | "method">,
): Promise<boolean> => {
  const { firstAfterMs, betweenMs } = methodOf(deps, method).asks;
  const rows = await deps.db
    .update(payments)
    .set(asked)
    .where(
      and(
        eq(payments.id, id),
        isOpenRow,
        lte(payments.createdAt, ago(firstAfterMs)),
        or(isNull(payments.askedAt), lte(payments.askedAt, ago(betweenMs))),
        noStartOnItsWay(deps),
      ),
    )
    .returning({ id: payments.id });
  return rows.length === 1;
};

/** No other process gets it too. Should this one die, it is due again when the question could have been answered. */
export const claimNextDue = async (deps: PaymentDeps): Promise<string | undefined> => {
  const leaseMs = deps.environment.providerTimeoutMs * 3;
  const nextDue = deps.db
    .select({ id: payments.id })
    .from(payments)
    .where(and(lte(payments.nextAskAt, now), noStartOnItsWay(deps)))
    .orderBy(asc(payments.nextAskAt))
    .limit(1)
    .for("update", { skipLocked: true });
  const [claimed] = await deps.db
    .update(payments)
    .set({ ...asked, nextAskAt: fromNow(leaseMs) })
    .where(eq(payments.id, sql`(${nextDue})`))
    .returning({ id: payments.id });
  return claimed?.id;
};

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
  const { payableMs, everyMs = 0 } = methodOf(deps, payment.method);
  const afterMs = nextAskMs(payment, Math.max(deps.environment.reconcileBaseMs, everyMs), payableMs);
  const nextAskAt = afterMs === null ? null : fromNow(afterMs);
  await deps.db
    .update(payments)
    .set({ ...(isSettled(payment) && payment.settledAt === null && clearedWhenSettled), nextAskAt })
    .where(and(eq(payments.id, id), stillAs(payment)));
};
