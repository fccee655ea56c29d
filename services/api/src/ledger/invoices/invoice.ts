import { invoiceDays } from "@hjarta-lunga/contract/payment-states.ts";
import { daysAfter } from "@hjarta-lunga/contract/lib/working-days.ts";
import { and, eq, getTableColumns, isNull, lt, not, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { isPastBooks } from "../../platform/database/kept.ts";
import { now, today } from "../../platform/database/time.ts";
import { pickColumns, todayInSweden, withoutPerson } from "../../platform/database/tables/columns.ts";
import { invoices } from "../../platform/database/tables/invoices.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Jobs } from "../../platform/jobs/jobs.ts";
import { mails, type MailTemplate } from "../../platform/database/tables/mail.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import type { OrderHandler } from "../orders/handler.ts";
import { ocrOf, takeInvoiceNumber } from "./numbers.ts";

type Order = Pick<typeof orders.$inferSelect, "id" | "amountOre" | "language" | "email">;
type Sender = { jobs: Pick<Jobs, "send"> };
type NewInvoice = Awaited<ReturnType<typeof newInvoice>>;

const queueInvoiceMail = (
  tx: Transaction,
  jobs: Sender["jobs"],
  { template, number, order }: { template: MailTemplate; number: number; order: Pick<Order, "id" | "email"> },
  due: { dueOn?: string; dueHour?: number } = {},
) => queueMail(tx, jobs, { ownerId: order.id, template, version: number, recipient: order.email, ...due });

/** The last lock that is taken: whoever begins a payment has the order's row before. */
export const newInvoice = async (tx: Transaction, order: Order, billed: OrderHandler["billed"]) => {
  if (!billed) throw new Refusal("validation_failed", { paymentType: "not for this kind of order" });
  const facts = await billed(tx, order.id);
  const issuedOn = await today(tx);
  const number = await takeInvoiceNumber(tx);
  return { ...facts, number, ocr: ocrOf(number, issuedOn.slice(0, 4)), issuedOn, order };
};

export const writeInvoice = async (
  tx: Transaction,
  { jobs }: Sender,
  { order, isMailed, ...invoice }: NewInvoice & { paymentId: string; isMailed: boolean },
): Promise<void> => {
  const { amountOre, language } = order;
  await tx
    .insert(invoices)
    .values({ ...invoice, amountOre, language, dueOn: daysAfter(invoice.issuedOn, invoiceDays) });
  if (isMailed) await queueInvoiceMail(tx, jobs, { template: "invoice", number: invoice.number, order });
};

const isInvoice = isNull(invoices.credits);

const orderOf = async (tx: Transaction, orderId: string) =>
  (await tx.select({ id: orders.id, email: orders.email }).from(orders).where(eq(orders.id, orderId)))[0];

/** Takes the payment's invoice back by another, once. */
export const creditInvoice = async (
  tx: Transaction,
  jobs: Sender["jobs"],
  { id: paymentId, orderId }: { id: string; orderId: string },
): Promise<void> => {
  const [invoice] = await tx
    .select()
    .from(invoices)
    .where(and(eq(invoices.paymentId, paymentId), isInvoice));
  const order = await orderOf(tx, orderId);
  if (!invoice || !order) return;
  const [before] = await tx
    .select({ number: invoices.number })
    .from(invoices)
    .where(eq(invoices.credits, invoice.number));
  if (before) return;
  const number = await takeInvoiceNumber(tx);
  const issuedOn = await today(tx);
  const anew = { createdAt: now, remindedAt: null };
  await tx.insert(invoices).values({ ...invoice, ...anew, number, credits: invoice.number, issuedOn, dueOn: issuedOn });
  await queueInvoiceMail(tx, jobs, { template: "invoiceCredit", number, order });
};

const isNotBegun = and(
  ...[mails.sentAt, mails.refusedAt, mails.replacedAt, mails.leasedUntil].map((moment) => isNull(moment)),
);

/** What is paid or taken back before nine is reminded of no more. */
export const dropReminder = (tx: Transaction, { orderId }: { orderId: string }) =>
  tx
    .update(mails)
    .set({ replacedAt: now })
    .where(and(eq(mails.ownerId, orderId), eq(mails.template, "invoiceReminder"), isNotBegun));

/** In office hours. */
const remindsAtHour = 9;
const atOnce = 100;

/** What has come for an invoice and waits for the rest, or for staff. */
export const asideFor = async (tx: Transaction, paymentId: string): Promise<number> => {
  const isItsMoney = and(eq(moneyIn.paymentId, paymentId), sql`${moneyIn.state} = 'aside'`);
  const [sum] = await tx
    .select({ ore: sql<number>`coalesce(sum(${moneyIn.amountOre}), 0)::float8` })
    .from(moneyIn)
    .where(isItsMoney);
  return sum?.ore ?? 0;
};

/** Once, the day after the last day to pay. Of what was paid in part, or is being settled, staff speak themselves. */
export const remindOfInvoices = async (db: Database, jobs: Sender["jobs"]): Promise<void> => {
  const hasMoneyAside = sql`exists (select 1 from ${moneyIn} where ${moneyIn.paymentId} = ${payments.id} and ${moneyIn.state} = 'aside')`;
  const isOverdue = and(isInvoice, isNull(invoices.remindedAt), lt(invoices.dueOn, todayInSweden));
  for (let found = atOnce; found === atOnce;)
    found = await db.transaction(async (tx) => {
      const due = await tx
        .select({ number: invoices.number, order: pickColumns(orders, "id", "email") })
        .from(invoices)
        .innerJoin(payments, eq(payments.id, invoices.paymentId))
        .innerJoin(orders, eq(orders.id, payments.orderId))
        .where(and(isOverdue, eq(payments.state, "waiting"), not(hasMoneyAside)))
        .limit(atOnce)
        .for("no key update", { of: invoices, skipLocked: true });
      const when = { dueOn: await today(tx), dueHour: remindsAtHour };
      for (const { number, order } of due) {
        await tx.update(invoices).set({ remindedAt: now }).where(eq(invoices.number, number));
        await queueInvoiceMail(tx, jobs, { template: "invoiceReminder", number, order }, when);
      }
      return due.length;
    });
};

export type Invoice = typeof invoices.$inferSelect;

export const invoiceByNumber = async (tx: Transaction, number: number): Promise<Invoice | undefined> =>
  (await tx.select().from(invoices).where(eq(invoices.number, number)))[0];

const isCredited = sql`exists (select 1 from ${invoices} as credit where credit.credits = ${invoices.number})`;

/** The last of an order, unless it was taken back. */
export const invoiceOfOrder = async (tx: Transaction, orderId: string) =>
  (
    await tx
      .select({ ...getTableColumns(invoices), method: payments.method, state: payments.state })
      .from(invoices)
      .innerJoin(payments, eq(payments.id, invoices.paymentId))
      .where(and(eq(payments.orderId, orderId), isInvoice, not(isCredited)))
      .orderBy(sql`${invoices.number} desc`)
      .limit(1)
  )[0];

export const forgetInvoices = (db: Database) =>
  db
    .update(invoices)
    .set({ ...withoutPerson(invoices), forgottenAt: now })
    .where(and(isNull(invoices.forgottenAt), isPastBooks("invoice", invoices.createdAt)));
