import { and, eq, sql } from "drizzle-orm";
import { fromNow } from "../../platform/database/from-now.ts";
import { paymentEvents, payments, type PaymentNewsSource } from "../../platform/database/tables/payments.ts";
import { recordOutcome } from "./record-outcome.ts";
import { methodOf, type PaymentDeps } from "./deps.ts";
import type { PaymentRow } from "./repository.ts";

type Given = { source: PaymentNewsSource; again: boolean };

export const startPayment = async (deps: PaymentDeps, payment: PaymentRow, { source, again }: Given): Promise<void> => {
  const { db, environment, log } = deps;
  const started = await methodOf(deps, payment.method).start(payment, again);
  const stillCreated = and(eq(payments.id, payment.id), eq(payments.state, "created"));
  switch (started.kind) {
    case "ended":
      return recordOutcome(deps, payment.id, started.status, source);
    case "noAnswer":
      log.warn({ paymentId: payment.id, why: started.why }, "the provider did not answer to a start");
      // Nothing is on its way any more: whoever comes next may ask.
      await db.update(payments).set({ askedAt: null }).where(stillCreated);
      return;
    case "started":
      await db.transaction(async (tx) => {
        const [row] = await tx
          .update(payments)
          .set({
            state: "waiting",
            acceptedAt: sql`now()`,
            swishToken: started.token ?? null,
            cardPage: started.cardPage ?? null,
            providerId: started.providerId ?? null,
            nextAskAt: fromNow(environment.reconcileBaseMs),
          })
          .where(stillCreated)
          .returning({ id: payments.id });
        if (!row) return;
        const event = { paymentId: payment.id, source, fromState: "created", toState: "waiting" } as const;
        await tx.insert(paymentEvents).values(event);
      });
  }
};
