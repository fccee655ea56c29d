import { and, eq, isNull, lte, or, sql } from "drizzle-orm";
import { payments } from "../database/tables/payments.ts";
import { onItsWayMs } from "./deps.ts";
import type { PaymentDeps } from "./deps.ts";
import { isOpenRow } from "./repository.ts";

const ago = (ms: number) => sql`now() - make_interval(secs => ${ms / 1000})`;

/** Swish asks not to be polled tightly. */
const firstAskMs = 3_000;
const betweenAsksMs = 1_900;

const asked = { askedAt: sql`now()`, asks: sql`${payments.asks} + 1` };

/** While a start may be on its way there is nothing to ask. */
const noStartOnItsWay = (deps: PaymentDeps) =>
  or(sql`${payments.state} <> 'created'`, isNull(payments.askedAt), lte(payments.askedAt, ago(onItsWayMs(deps))));

/** For a visitor who waits: however many tabs ask us, the provider is asked once. */
export const claimForVisitor = async (deps: PaymentDeps, id: string): Promise<boolean> => {
  const rows = await deps.db
    .update(payments)
    .set(asked)
    .where(
      and(
        eq(payments.id, id),
        isOpenRow,
        lte(payments.createdAt, ago(firstAskMs)),
        or(isNull(payments.askedAt), lte(payments.askedAt, ago(betweenAsksMs))),
        noStartOnItsWay(deps),
      ),
    )
    .returning({ id: payments.id });
  return rows.length === 1;
};

/** For the reconciler, when it is due. Should this process die, it is due again when a look could have been done. */
export const claimWhenDue = async (deps: PaymentDeps, id: string): Promise<boolean> => {
  const leaseSeconds = (deps.environment.providerTimeoutMs * 3) / 1000;
  const rows = await deps.db
    .update(payments)
    .set({ ...asked, nextAskAt: sql`now() + make_interval(secs => ${leaseSeconds})` })
    .where(and(eq(payments.id, id), lte(payments.nextAskAt, sql`now()`), noStartOnItsWay(deps)))
    .returning({ id: payments.id });
  return rows.length === 1;
};
