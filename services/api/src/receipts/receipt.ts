import type { Published } from "../content/published.ts";
import type { Documents } from "../documents/compiler.ts";
import type { PaidGift } from "./gift.ts";
import { receiptWords } from "./words.ts";

type Receipt = { fileName: string; pdf: Buffer };
export type MakeReceipt = (gift: PaidGift) => Promise<Receipt>;

/** The same gift and the same published words give the same bytes: in the mail, on the thank-you page and years later. */
export const receiptMaker =
  ({ published, documents }: { published: Published; documents: Documents }): MakeReceipt =>
  async (gift) => ({
    fileName: `kvitto-${gift.shortReference}.pdf`,
    pdf: await documents.pdf({
      template: "receipt",
      data: receiptWords(gift, published, documents.drawn),
      madeAt: gift.paidAt,
    }),
  });
