import { isInvoiced, type StoredMethod } from "@hjarta-lunga/contract/payment-states.ts";
import { and, eq, inArray, ne, sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { moneyIn } from "../../platform/database/tables/money-in.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";
import { findByProviderReferences, type PaymentRow } from "../payments/repository.ts";

/** A draw's or a provider's reference may look like an OCR number, and is none. */
export const isInvoice = ({ method }: { method: StoredMethod }): boolean => isInvoiced(method);

const all = (references: string[]) => sql`${payments.providerReference} = any(${sql.param(references)}::text[])`;

/** Their orders locked first, as everybody does who books money. */
export const findInvoices = async (tx: Transaction, references: string[]): Promise<Map<string, PaymentRow>> => {
  if (references.length === 0) return new Map();
  const ofOrders = tx.select({ id: payments.orderId }).from(payments).where(all(references));
  await tx.select({ id: orders.id }).from(orders).where(inArray(orders.id, ofOrders)).orderBy(orders.id).for("update");
  const found = await findByProviderReferences(tx, references);
  return new Map(found.filter(isInvoice).map((payment) => [payment.providerReference, payment]));
};

/** As the partial indexes say it: they are not used where the state comes as a parameter. */
export const isAside = sql`${moneyIn.state} = 'aside'`;

/** What came for an invoice and was less than its sum, and still waits. */
export const openParts = async (
  tx: Transaction,
  paymentId: string,
  butNot = 0,
): Promise<{ ids: number[]; ore: number }> => {
  const { number, amountOre, reason } = moneyIn;
  const rows = await tx
    .select({ number, amountOre })
    .from(moneyIn)
    .where(and(eq(moneyIn.paymentId, paymentId), isAside, eq(reason, "less"), ne(number, butNot)));
  return { ids: rows.map((row) => row.number), ore: rows.reduce((sum, row) => sum + row.amountOre, 0) };
};
