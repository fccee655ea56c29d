import { toSek } from "@hjarta-lunga/contract/money.ts";
import { and, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { now } from "../../platform/database/time.ts";
import { invoices } from "../../platform/database/tables/invoices.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import { staffNote, wholeNumber, type Commands } from "../../platform/staff/command.ts";
import { showSections } from "../../platform/staff/section.ts";
import type { OrderHandlers } from "../../ledger/orders/handler.ts";
import { openParts } from "../../ledger/money-in/find-invoices.ts";
import { withoutWorkers } from "../../ledger/payments/deps.ts";
import { recordOutcome } from "../../ledger/payments/record-outcome.ts";
import { findPayment, type PaymentRow } from "../../ledger/payments/repository.ts";
import { openInvoicesSection } from "./attention.ts";
import { creditInvoice } from "../../ledger/invoices/invoice.ts";

const paymentOf = async (tx: Transaction, written: string | undefined): Promise<PaymentRow> => {
  const number = wholeNumber(written);
  if (number === undefined) throw new Error("Say which: its number.");
  const [invoice] = await tx
    .select({ paymentId: invoices.paymentId })
    .from(invoices)
    .where(and(eq(invoices.number, number), isNull(invoices.credits)));
  const payment = invoice && (await findPayment(tx, invoice.paymentId));
  if (!payment) throw new Error(`There is no invoice ${number}, or it is a credit invoice.`);
  return payment;
};

const note = (tx: Transaction, { id, state }: PaymentRow, written: { who: string; note: string }, what: string) =>
  tx.insert(paymentEvents).values({
    paymentId: id,
    source: "staff",
    fromState: state,
    toState: state,
    providerCode: what,
    ...written,
  });

export const invoiceCommands = (handlers: OrderHandlers): Commands => ({
  "invoices list": {
    explained: "Invoices that wait for their money.",
    reads: "many",
    run: ({ db }) => showSections(db, [openInvoicesSection]),
  },
  "invoices cancel": {
    follows: '<number> "<who>: <why>"',
    explained: "Takes an unpaid invoice back by a credit invoice, which is mailed.",
    reads: "nobody",
    run: ({ db }, [number, written]) =>
      db.transaction(async (tx) => {
        const why = staffNote(written);
        const payment = await paymentOf(tx, number);
        if (payment.state === "paid") throw new Error("It is paid. Say given-back once you have paid the money back.");
        if (payment.state !== "waiting" && payment.state !== "created") throw new Error("It was taken back before.");
        const news = { state: "cancelled", reason: null, code: "taken back", isOurs: true } as const;
        await recordOutcome({ ...withoutWorkers, db: tx, handlers }, payment.id, news, "staff");
        const after = await findPayment(tx, payment.id);
        if (after?.state !== "cancelled") throw new Error("Its money came just now: it is paid.");
        await note(tx, after, why, "taken back by staff");
        const { ids, ore } = await openParts(tx, payment.id);
        const parts =
          ids.length === 0 ? "" : ` ${toSek(ore)} kr came for it and is set aside: npm run settle-money-in.`;
        return `The credit invoice is on its way.${parts}\n`;
      }),
  },
  "invoices given-back": {
    follows: '<number> "<who>: <why>"',
    explained:
      "Notes that you paid the money of an invoice back in the bank: it is credited, and its diploma taken down.",
    reads: "nobody",
    run: ({ db }, [number, written]) =>
      db.transaction(async (tx) => {
        const why = staffNote(written);
        const payment = await paymentOf(tx, number);
        // The order first, as everybody does who books money.
        await tx.select({ id: orders.id }).from(orders).where(eq(orders.id, payment.orderId)).for("update");
        const [noted] = await tx
          .update(payments)
          .set({ refundedAt: now, refundCode: "by hand" })
          .where(and(eq(payments.id, payment.id), eq(payments.state, "paid"), isNull(payments.refundedAt)))
          .returning({ id: payments.id });
        if (!noted) throw new Error("It is not paid, or its money has gone back before.");
        await note(tx, payment, why, "given back by hand");
        await creditInvoice(tx, withoutWorkers.jobs, payment);
        return "Noted. The credit invoice is on its way, and the diploma is taken down.\n";
      }),
  },
});
