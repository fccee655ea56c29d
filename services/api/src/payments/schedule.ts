import { isOpen } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, sql } from "drizzle-orm";
import { payments } from "../database/tables/payments.ts";
import { clearedWhenSettled } from "./record-outcome.ts";
import type { PaymentDeps } from "./deps.ts";
import { findPayment } from "./repository.ts";
import type { PaymentRow } from "./repository.ts";

const hourMs = 3_600_000;
/** Money can come late, from a page that was left open. After this nobody expects it. */
const watchedMs = 24 * hourMs;

/** When to ask next: often while it waits, then ever more seldom; nothing when it is settled for good. */
export const nextAskMs = (
  payment: Pick<PaymentRow, "state" | "reason" | "ageMs" | "leftMs">,
  baseMs: number,
): number | null => {
  const { state, ageMs, leftMs } = payment;
  const open = isOpen(payment);
  if (state === "paid" || (!open && ageMs > watchedMs)) return null;
  if (open && leftMs > 0) return baseMs;
  const overMs = open ? -leftMs : ageMs;
  return Math.min(hourMs, Math.max(baseMs, overMs / 2));
};

/** News that came meanwhile may have opened it again. */
const stillAs = ({ state, reason }: PaymentRow) =>
  and(eq(payments.state, state), sql`${payments.reason} is not distinct from ${reason}`);

/** Writes down when the payment is asked about next, as it stands now. */
export const scheduleNextAsk = async ({ db, environment }: PaymentDeps, id: string): Promise<void> => {
  const payment = await findPayment(db, id);
  if (payment?.settledAt !== null) return;
  const afterMs = nextAskMs(payment, environment.reconcileBaseMs);
  const next =
    afterMs === null ? clearedWhenSettled : { nextAskAt: sql`now() + make_interval(secs => ${afterMs / 1000})` };
  await db
    .update(payments)
    .set(next)
    .where(and(eq(payments.id, id), stillAs(payment)));
};
