import { withCheckDigit } from "@hjarta-lunga/contract/lib/luhn.ts";
import { sql } from "drizzle-orm";
import type { Transaction } from "../../platform/database/connect.ts";
import { invoiceNumbers } from "../../platform/database/tables/invoices.ts";

const first = 1_001;
const digits = 7;

/** Held until the end of the transaction: when that fails the number is the next one's. */
export const takeInvoiceNumber = async (tx: Transaction): Promise<number> => {
  const { only, last } = invoiceNumbers;
  const [taken] = await tx
    .insert(invoiceNumbers)
    .values({ last: first })
    .onConflictDoUpdate({ target: only, set: { last: sql`${last} + 1` } })
    .returning({ last });
  if (!taken) throw new Error("No invoice number was given");
  return taken.last;
};

/** What whoever pays writes: the year in which it was made, the invoice's number, and a check digit. */
export const ocrOf = (number: number, year: string): string =>
  withCheckDigit(year + String(number).padStart(digits, "0"));
