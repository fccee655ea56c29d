import type { MailTemplates } from "../../platform/mail/templates.ts";
import type { OrderHandlers } from "../orders/handler.ts";
import { givenBackMessage } from "./given-back-message.ts";
import { surplusOf } from "./surplus.ts";

export const paymentMails = (handlers: OrderHandlers) =>
  ({
    givenBack: async ({ db, published }, orderId) => {
      const surplus = await surplusOf(db, orderId);
      if (!surplus) throw new Error("This mail has no surplus money");
      return { ...givenBackMessage(surplus, { published, handlers }), attachments: [] };
    },
  }) satisfies Partial<MailTemplates>;
