import type { MailTemplates } from "../../platform/mail/templates.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { isPaid, orderById } from "../orders/paid-order.ts";
import { receiptMessage } from "./receipt-message.ts";
import { createMakeReceipt } from "./receipt.ts";

export const receiptMails = (handlers: OrderHandlers) =>
  ({
    receipt: async ({ db, published, documents, siteUrl }, orderId) => {
      const order = await orderById(db, orderId);
      if (!order || !isPaid(order)) throw new Error("This mail has no paid order");
      const receipt = await createMakeReceipt({ published, documents, handlers })(order);
      return { ...receiptMessage(order, { published, handlers, siteUrl }), attachments: [receipt] };
    },
  }) satisfies Partial<MailTemplates>;
