import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import type { PaidOrder } from "./paid-order.ts";
import { receiptWords } from "./words.ts";

type Receipt = { fileName: string; pdf: Buffer };
export type MakeReceipt = (order: PaidOrder, client?: string) => Promise<Receipt>;

/** The same order and the same published words give the same bytes: in the mail, on the thank-you page and years later. */
export const receiptMaker =
  ({ published, documents }: { published: Published; documents: Documents }): MakeReceipt =>
  async (order, client) => ({
    fileName: `kvitto-${order.shortReference}.pdf`,
    pdf: await documents.pdf(
      { template: "receipt", data: receiptWords(order, published, documents.drawn), madeAt: order.paidAt },
      client,
    ),
  });
