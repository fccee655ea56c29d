import { and, asc, eq, isNull, lte, or, sql } from "drizzle-orm";
import { ago, fromNow } from "../../platform/database/from-now.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { methodOf, onItsWayMs, type PaymentDeps } from "./deps.ts";
import { isOpenRow, type PaymentRow } from "./repository.ts";

const asked = { askedAt: sql`now()`, asks: sql`${payments.asks} + 1` };

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
    .where(and(lte(payments.nextAskAt, sql`now()`), noStartOnItsWay(deps)))
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
