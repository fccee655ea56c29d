import type { Published } from "../content/published.ts";
import type { Database } from "../database/connect.ts";
import type { MailKind } from "../database/tables/mail.ts";
import { surplusOf } from "../payments/surplus.ts";
import { giftById, isPaid } from "../receipts/gift.ts";
import type { MakeReceipt } from "../receipts/receipt.ts";
import { givenBackMessage } from "./given-back-message.ts";
import type { Message } from "./message.ts";
import { receiptMessage } from "./receipt-message.ts";
import type { Attachment } from "./transport.ts";

type Deps = { db: Database; published: Published; makeReceipt: MakeReceipt };
type Contents = Message & { to: string; attachments: Attachment[] };

/** What each kind of mail says of an order, to whom, and with what beside it. */
export const letters: Record<MailKind, (deps: Deps, orderId: string) => Promise<Contents>> = {
  receipt: async ({ db, published, makeReceipt }, orderId) => {
    const gift = await giftById(db, orderId);
    if (!gift || !isPaid(gift) || gift.email === null) throw new Error("This mail has no paid gift with an address");
    return { to: gift.email, ...receiptMessage(gift, published), attachments: [await makeReceipt(gift)] };
  },
  givenBack: async ({ db, published }, orderId) => {
    const surplus = await surplusOf(db, orderId);
    if (surplus?.email == null) throw new Error("This mail has no surplus money with an address");
    return { to: surplus.email, ...givenBackMessage(surplus, published), attachments: [] };
  },
};
