import { toSek } from "@hjarta-lunga/contract/money.ts";
import { and, asc, eq, isNotNull, isNull, not, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { invoices } from "../../platform/database/tables/invoices.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import type { AttentionSection, Section } from "../../platform/staff/section.ts";

const isInvoice = isNull(invoices.credits);
const isCredited = sql`exists (select 1 from ${invoices} as credit where credit.credits = ${invoices.number})`;

const isOfThisMonth = sql`${payments.settledAt} > now() - interval '31 days'`;

const columns = {
  invoice: invoices.number,
  order: orders.shortReference,
  sek: sql`${invoices.amountOre}`.mapWith((ore: string) => toSek(Number(ore))),
  ocr: invoices.ocr,
  dueOn: invoices.dueOn,
  remindedAt: invoices.remindedAt,
  company: invoices.buyerName,
  organisationNumber: invoices.organisationNumber,
  email: orders.email,
};

const select = (db: Database, which: SQL | undefined) =>
  db
    .select({ ...columns, state: payments.state })
    .from(invoices)
    .innerJoin(payments, eq(payments.id, invoices.paymentId))
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isInvoice, which))
    .orderBy(asc(invoices.number));

const isWaiting = eq(payments.state, "waiting");

export const openInvoicesSection: Section = {
  heading: "Invoices that wait for their money",
  remedy: 'Take one back: npm run invoices --workspace services/api -- cancel <number> "<who you are: why>"',
  rows: (db) => select(db, isWaiting),
};

export const invoiceSections: AttentionSection[] = [
  {
    heading: "Money that came for an invoice that had been credited",
    isGrave: true,
    remedy:
      "The gift is booked. Its receipt and diploma were sent where there is an e-mail address still. Ring the company: shall " +
      "it stay a gift, or go back? When you have paid it back in the bank: npm run invoices --workspace services/api -- " +
      'given-back <number> "<who you are: why>". As a gift it stays on this list for a month.',
    rows: (db) =>
      select(
        db,
        and(eq(payments.state, "paid"), not(payments.surplus), isNull(payments.refundedAt), isCredited, isOfThisMonth),
      ),
  },
  {
    heading: "Invoices that nobody has paid a month after the reminder",
    isGrave: false,
    remedy:
      "No second reminder goes, and never interest. Ring the company, or take it back: npm run invoices --workspace " +
      'services/api -- cancel <number> "<who you are: why>"',
    rows: (db) =>
      select(
        db,
        and(isWaiting, isNotNull(invoices.remindedAt), sql`${invoices.remindedAt} < now() - interval '30 days'`),
      ),
  },
];
