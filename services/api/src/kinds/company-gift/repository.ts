import type { CompanyDiploma, CompanyGiftStage, CompanyOrder } from "@hjarta-lunga/contract/schemas/company-gifts.ts";
import { isPaymentMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";
import { and, eq, getTableColumns, sql, type SQL } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { companyGiftDetails } from "../../platform/database/tables/company-gifts.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentEvents, payments } from "../../platform/database/tables/payments.ts";
import { dayInSweden, dayInSwedenIfAny } from "../../platform/database/time.ts";
import { asideFor, invoiceOfOrder, type Invoice } from "../../ledger/invoices/invoice.ts";
import { paymentThatCounts } from "../../ledger/payments/repository.ts";
import { orderColumns } from "../../shared/documents/ordered-document.ts";

const columns = {
  order: { ...orderColumns, companyName: orders.companyName, organisationNumber: orders.organisationNumber },
  details: getTableColumns(companyGiftDetails),
  orderedOn: dayInSweden(orders.createdAt),
  paidOn: dayInSwedenIfAny(orders.paidAt),
  isTakenBack: sql<boolean>`exists (
    select 1 from ${payments} where ${payments.orderId} = ${orders.id} and ${payments.state} = 'cancelled' and exists (
      select 1 from ${paymentEvents} where ${paymentEvents.paymentId} = ${payments.id}
        and ${paymentEvents.source} = 'staff' and ${paymentEvents.toState} = 'cancelled'))`,
  isGivenBack: sql<boolean>`exists (
    select 1 from ${payments} where ${payments.id} = ${orders.paidBy} and ${payments.refundedAt} is not null)`,
};

const select = (tx: Transaction, which: SQL) =>
  tx
    .select(columns)
    .from(orders)
    .innerJoin(companyGiftDetails, eq(companyGiftDetails.orderId, orders.id))
    .where(and(eq(orders.kind, "company_gift"), which));

export type CompanyGiftOrder = Awaited<ReturnType<typeof select>>[number];

const one = async (tx: Transaction, which: SQL): Promise<CompanyGiftOrder | undefined> => (await select(tx, which))[0];

export const companyGiftByReference = (tx: Transaction, reference: string) => one(tx, eq(orders.reference, reference));
const companyGiftByShortReference = (tx: Transaction, short: string) => one(tx, eq(orders.shortReference, short));
export const companyGiftById = (tx: Transaction, id: string) => one(tx, eq(orders.id, id));

export const diplomaOf = ({ details }: CompanyGiftOrder): CompanyDiploma => ({
  name: details.diplomaName,
  occasion: details.occasion,
  language: details.diplomaLanguage,
});

/** Staff took its invoice back, or nobody paid it in time: it cannot be paid any more, or nobody is to. */
const stageOf = ({ order, isGivenBack, isTakenBack }: CompanyGiftOrder, waits: boolean): CompanyGiftStage => {
  if (isGivenBack) return "givenBack";
  if (order.paidAt !== null) return "paid";
  if (waits) return "invoiced";
  return order.closedAt !== null || isTakenBack ? "ended" : "ordered";
};

type Shown = { found: CompanyGiftOrder; invoice: Awaited<ReturnType<typeof invoiceOfOrder>> };

const withInvoice = async (tx: Transaction, found: CompanyGiftOrder | undefined): Promise<Shown | undefined> =>
  found && { found, invoice: await invoiceOfOrder(tx, found.order.id) };

export const shownByReference = async (tx: Transaction, reference: string) =>
  withInvoice(tx, await companyGiftByReference(tx, reference));
export const shownByShortReference = async (tx: Transaction, short: string) =>
  withInvoice(tx, await companyGiftByShortReference(tx, short));

export const informationOf = ({ found, invoice }: Shown) => ({
  shortOrderReference: found.order.shortReference,
  stage: stageOf(found, invoice?.state === "waiting"),
  orderedOn: found.orderedOn,
  dueOn: invoice?.dueOn ?? null,
  paidOn: found.paidOn,
});

type Bankgiro = { bankgiro: string };

const isMailRefused = async (tx: Transaction, orderId: string, number: number): Promise<boolean> => {
  const isIts = and(eq(mails.ownerId, orderId), eq(mails.template, "invoice"), eq(mails.version, number));
  const [mail] = await tx.select({ refusedAt: mails.refusedAt }).from(mails).where(isIts);
  return mail?.refusedAt != null;
};

const learnedOf = async (tx: Transaction, orderId: string, { number, paymentId }: Invoice): Promise<Learned> => ({
  refused: await isMailRefused(tx, orderId, number),
  came: toSek(await asideFor(tx, paymentId)),
});

type Learned = { refused: boolean; came: number };

const invoiceOf = (invoice: Invoice & { method: string }, { bankgiro }: Bankgiro, learned: Learned) => ({
  ...learned,
  number: invoice.number,
  ocr: invoice.ocr,
  bankgiro,
  issuedOn: invoice.issuedOn,
  dueOn: invoice.dueOn,
  mailed: invoice.method === "invoice",
});

export const orderOf = async (tx: Transaction, shown: Shown, ours: Bankgiro): Promise<CompanyOrder> => {
  const { found, invoice } = shown;
  const { order } = found;
  const payment = await paymentThatCounts(tx, order.id);
  return {
    ...informationOf(shown),
    orderReference: order.reference,
    amount: toSek(order.amountOre),
    companyName: order.companyName ?? "",
    diploma: diplomaOf(found),
    language: order.language,
    method: payment && isPaymentMethod(payment.method) ? payment.method : null,
    state: payment?.state ?? null,
    invoice: invoice ? invoiceOf(invoice, ours, await learnedOf(tx, order.id, invoice)) : null,
  };
};
