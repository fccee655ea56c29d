import { randomBytes, randomUUID } from "node:crypto";
import { isOrderKind } from "@hjarta-lunga/contract/orders/kinds.ts";
import { isInvoiced, liveStates, type PaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { fromNow, now } from "../../platform/database/time.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentEvents, payments, type PaymentNewsSource } from "../../platform/database/tables/payments.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { newInvoice, writeInvoice } from "../invoices/invoice.ts";
import { bodyHash } from "../orders/idempotency.ts";
import { findReplacement } from "../orders/replaced.ts";
import { methodOf, onItsWayMs, type PaymentDeps } from "./deps.ts";
import { recordOutcome } from "./record-outcome.ts";
import type { PaymentRow } from "./repository.ts";

export type NewPayment = {
  orderReference: string;
  idempotencyKey: string;
  method: PaymentMethod;
  mobile: string | null;
  variant: string | null;
};

const newSecret = () => randomBytes(16).toString("hex");

/** Everybody who wants to pay the order takes turns at its row. */
const payableOrder = async (tx: Transaction, { environment, handlers }: PaymentDeps, given: NewPayment) => {
  const hash = bodyHash(environment.bodyHashSecret, [given.method, given.mobile, given.variant]);
  const [order] = await tx.select().from(orders).where(eq(orders.reference, given.orderReference)).for("update");
  if (!order || !isOrderKind(order.kind) || (order.closedAt !== null && order.paidAt === null))
    throw new Refusal("not_found");
  const sameKey = and(eq(payments.orderId, order.id), eq(payments.idempotencyKey, given.idempotencyKey));
  const [before] = await tx.select().from(payments).where(sameKey);
  if (before && before.bodyHash !== hash) throw new Refusal("idempotency_conflict");
  if (before) return { order, hash, before };
  if (order.paidAt !== null) throw new Refusal("already_paid");
  if (await findReplacement(tx, order.id)) throw new Refusal("order_replaced");
  if (await handlers[order.kind].isWithdrawn?.(tx, order.id)) throw new Refusal("order_withdrawn");
  const alive = and(eq(payments.orderId, order.id), inArray(payments.state, [...liveStates]));
  const [other] = await tx.select({ id: payments.id }).from(payments).where(alive);
  if (other) throw new Refusal("payment_in_progress");
  return { order, hash, before };
};

export const mayBegin = (deps: PaymentDeps, given: NewPayment): Promise<boolean> =>
  deps.db.transaction(async (tx) => (await payableOrder(tx, deps, given)).before === undefined);

/** Writes a new payment down before anybody is called, so that whatever happens then can be asked for. */
export const beginPayment = (deps: PaymentDeps, given: NewPayment): Promise<{ id: string; isNew: boolean }> => {
  const { environment } = deps;
  return deps.db.transaction(async (tx) => {
    const { order, hash, before } = await payableOrder(tx, deps, given);
    if (before) return { id: before.id, isNew: false };
    const { beforePayment, billed } = deps.handlers[order.kind];
    await beforePayment?.(tx, order.id);

    const id = randomUUID();
    const { newReference, windowMs } = methodOf(deps, given.method);
    const invoice = isInvoiced(given.method) ? await newInvoice(tx, order, billed) : undefined;
    const firstAskMs = Math.max(environment.reconcileBaseMs, onItsWayMs(deps));
    await tx.insert(payments).values({
      id,
      orderId: order.id,
      method: given.method,
      amountOre: order.amountOre,
      idempotencyKey: given.idempotencyKey,
      bodyHash: hash,
      providerReference: invoice?.ocr ?? newReference(id),
      callbackSecret: newSecret(),
      payerMobile: given.mobile,
      expiresAt: fromNow(windowMs),
      // The call that follows is the first question.
      askedAt: now,
      nextAskAt: fromNow(firstAskMs),
    });
    await tx.insert(paymentEvents).values({ paymentId: id, source: "visitor", toState: "created" });
    if (invoice) await writeInvoice(tx, deps, { ...invoice, paymentId: id, isMailed: given.method === "invoice" });
    return { id, isNew: true };
  });
};

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
            acceptedAt: now,
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
