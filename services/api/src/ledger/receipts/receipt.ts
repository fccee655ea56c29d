import type { PaidOrder } from "../orders/paid-order.ts";
import { receiptWords, type ReceiptDeps } from "./words.ts";

type Receipt = { fileName: string; pdf: Buffer };
export type MakeReceipt = (order: PaidOrder, client?: string) => Promise<Receipt>;

/** The same order and the same published words give the same bytes: in the mail, on the thank-you page and years later. */
export const createMakeReceipt =
  (deps: ReceiptDeps): MakeReceipt =>
  async (order, client) => ({
    fileName: `kvitto-${order.shortReference}.pdf`,
    pdf: await deps.documents.pdf(
      { template: "receipt", data: receiptWords(order, deps), madeAt: order.paidAt },
      client,
    ),
  });
