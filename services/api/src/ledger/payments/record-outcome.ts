import {
  isInvoiced,
  isLive,
  liveStates,
  paymentMoves,
  type EndedState,
} from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, inArray, ne, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { noonInSweden, now } from "../../platform/database/time.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentEvents, payments, type PaymentNewsSource } from "../../platform/database/tables/payments.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import { creditInvoice, dropReminder } from "../invoices/invoice.ts";
import type { FulfilledOrder, OrderHandlers, QueueMail } from "../orders/handler.ts";
import { findReplacement } from "../orders/replaced.ts";
import type { ProviderStatus } from "../providers/port.ts";
import type { PaymentDeps } from "./deps.ts";
import { discrepancyOf, isSameAmount, isSettled, noteDiscrepancy, type BankLine } from "./note-discrepancy.ts";
import { findPayment, type PaymentRow } from "./repository.ts";

export const clearedWhenSettled = {
  settledAt: now,
  nextAskAt: null,
  swishToken: null,
  cardPage: null,
  payerMobile: null,
};

/** What was settled is asked about again. The provider has spoken of it: that it forgets it later is no answer. */
const askedAgain = {
  settledAt: null,
  nextAskAt: now,
  acceptedAt: sql`coalesce(${payments.acceptedAt}, now())`,
};

const withExpectedAmount = (payment: PaymentRow, status: ProviderStatus): ProviderStatus => {
  if (status.state !== "paid" || isSameAmount(payment, status)) return status;
  return { state: "unknown", reason: "outcomeUnknown", code: "another amount", needsAttention: true };
};

type EndedPayment = Extract<PaymentRow, { state: EndedState }>;

const hasEnded = (payment: PaymentRow): payment is EndedPayment => payment.state !== "paid" && !isLive(payment.state);

/** It ended without money, as far as was known then. It keeps its state: another payment may be alive by now. */
const afterTheEnd = (payment: EndedPayment, status: ProviderStatus): ProviderStatus | undefined => {
  const { state, reason } = payment;
  if (status.state === "paid") return status;
  if (status.state === "unknown") return reason === "outcomeUnknown" ? undefined : { ...status, state };
  // What was given up while nobody could be asked is known to be without money once the provider speaks of none.
  if (reason === "cancelledUnconfirmed") return { ...status, state, reason: "cancelledByVisitor" };
  return reason === "outcomeUnknown" && status.state !== "waiting" ? { ...status, state } : undefined;
};

const moveFor = (payment: PaymentRow, status: ProviderStatus): ProviderStatus | undefined => {
  if (hasEnded(payment)) return afterTheEnd(payment, status);
  return paymentMoves[payment.state].includes(status.state) ? status : undefined;
};

export type Recording = {
  db: Transaction;
  jobs: Pick<PaymentDeps["jobs"], "send">;
  log: Pick<PaymentDeps["log"], "info" | "error">;
  handlers: OrderHandlers;
};

type LockedOrder = FulfilledOrder & Pick<typeof orders.$inferSelect, "paidAt">;

/** Order first, payment then, as those do who begin a payment of this order. */
const lockOrder = async (tx: Transaction, { orderId }: PaymentRow): Promise<LockedOrder | undefined> => {
  const { id, kind, email, firstName, lastName, paidAt } = orders;
  const columns = { id, kind, email, firstName, lastName, paidAt };
  return (await tx.select(columns).from(orders).where(eq(orders.id, orderId)).for("update"))[0];
};

type When = Pick<ProviderStatus, "paidOn" | "paidAt">;

/** Of that day are the receipt and its tax. No clock of a provider's is before our asking, or after our hearing of it. */
const momentPaid = ({ paidOn, paidAt }: When, { createdAt }: PaymentRow): SQL => {
  if (paidOn !== undefined) return noonInSweden(paidOn);
  if (paidAt === undefined) return now;
  return sql`least(greatest(${paidAt.toISOString()}::timestamptz, ${createdAt.toISOString()}::timestamptz), now())`;
};

const markPaid = async (
  tx: Transaction,
  { handlers }: Recording,
  payment: PaymentRow,
  order: LockedOrder,
  queue: QueueMail,
  when: When,
): Promise<boolean> => {
  if (order.paidAt !== null || (await findReplacement(tx, order.id))) return false;
  const isFulfilled = await handlers[order.kind].fulfil?.(tx, order, queue);
  if (isFulfilled === false) return false;
  await tx
    .update(orders)
    .set({ paidAt: momentPaid(when, payment), paidBy: payment.id })
    .where(eq(orders.id, order.id));
  return true;
};

/** The order's row is locked already, so nobody else can be first now. */
const payOrder = async (
  tx: Transaction,
  deps: Recording,
  payment: PaymentRow,
  order: LockedOrder,
  when: When,
): Promise<{ surplus: boolean }> => {
  const queue: QueueMail = (mail, ownerId = order.id) => queueMail(tx, deps.jobs, { ownerId, ...mail });
  const recipient = order.email;
  if (!(await markPaid(tx, deps, payment, order, queue, when))) {
    await tx.update(payments).set({ surplus: true }).where(eq(payments.id, payment.id));
    await deps.jobs.send(tx, "refund", payment);
    await queue({ template: "givenBack", recipient });
    return { surplus: true };
  }
  for (const template of deps.handlers[order.kind].mailsWhenPaid) await queue({ template, recipient });
  // Another payment that still waits must not be paid as well.
  await tx
    .update(payments)
    .set({ nextAskAt: now })
    .where(and(eq(payments.orderId, order.id), ne(payments.id, payment.id), inArray(payments.state, [...liveStates])));
  return { surplus: false };
};

type Moved = { surplus: boolean } | undefined;

/** Compare-and-set, with its line in the log of events and, of money, all that follows. */
const move = async (
  tx: Transaction,
  deps: Recording,
  payment: PaymentRow,
  status: ProviderStatus,
  source: PaymentNewsSource,
): Promise<Moved> => {
  const { state, reason, code, amountOre, providerId, settlementReference, cardPage } = status;
  const paid = state === "paid";
  const isTakenBack = state === "cancelled" && isInvoiced(payment.method);
  const order = paid || isTakenBack ? await lockOrder(tx, payment) : undefined;
  const [row] = await tx
    .update(payments)
    .set({
      state,
      reason,
      // An amount is the provider's own word for it.
      ...(amountOre !== undefined && { acceptedAt: sql`coalesce(${payments.acceptedAt}, now())` }),
      ...(providerId !== undefined && { providerId }),
      ...(settlementReference !== undefined && { settlementReference }),
      ...(cardPage !== undefined && { cardPage }),
      ...(paid && clearedWhenSettled),
      ...(hasEnded(payment) && reason === "outcomeUnknown" && askedAgain),
    })
    .where(
      and(
        eq(payments.id, payment.id),
        eq(payments.state, payment.state),
        sql`${payments.reason} is not distinct from ${payment.reason}`,
      ),
    )
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
  if (isInvoiced(payment.method)) await dropReminder(tx, payment);
  if (isTakenBack) await creditInvoice(tx, deps.jobs, payment);
  return paid && order ? payOrder(tx, deps, payment, order, status) : { surplus: false };
};

export const recordOutcome = async (
  deps: Recording,
  id: string,
  news: ProviderStatus,
  source: PaymentNewsSource,
  bankLine?: BankLine,
): Promise<void> => {
  const payment = await findPayment(deps.db, id);
  if (!payment) return;
  const status = withExpectedAmount(payment, news);
  const kind = discrepancyOf(payment, news, source);
  if (kind !== undefined && (await isSettled(deps.db, id, news, bankLine))) return;
  const noteKind = async () => {
    if (kind !== undefined) await noteDiscrepancy(deps, { payment, kind, news, source, line: bankLine });
  };
  const line = {
    paymentId: id,
    from: payment.state,
    to: status.state,
    reason: status.reason,
    code: status.code,
    source,
  };
  const next = moveFor(payment, status);
  if (!next) return noteKind();
  const moved = await deps.db.transaction((tx) => move(tx, deps, payment, next, source));
  // Somebody was faster: what they wrote decides whether there is still something to write. States only ever go on.
  if (!moved) return recordOutcome(deps, id, news, source, bankLine);
  await noteKind();
  deps.log.info(line, "payment moved");
  // Said once, not at each question: what is unknown, or contradicts our books, stays on the list of what needs somebody.
  if (status.needsAttention && kind === undefined)
    deps.log.error(line, "the provider's answer needs somebody to look at it");
  if (moved.surplus)
    deps.log.error({ paymentId: id }, "money came for an order that was paid or replaced; it is given back");
};
