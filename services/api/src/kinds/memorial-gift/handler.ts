import { orderMemorialSheet } from "@hjarta-lunga/contract/routes.ts";
import { inArray } from "drizzle-orm";
import { memorialDetails } from "../../platform/database/tables/documents.ts";
import { removeDocumentsOf } from "../../platform/post/posted-tables.ts";
import { regularGiftHandler } from "../gift/handler.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";
import { deliverSheet } from "./deliveries.ts";

const { texts, taxOf, mailsWhenPaid } = regularGiftHandler;

export const memorialGiftHandler: OrderHandler = {
  texts: {
    receipt: { ...texts.receipt, thanks: "receipt.memorial.thanks", effect: "receipt.memorial.effect" },
    receiptMail: {
      ...texts.receiptMail,
      subject: "mail.memorial.subject",
      thanks: "mail.memorial.thanks",
      effect: "mail.memorial.effect",
    },
    givenBackMail: texts.givenBackMail,
  },
  page: {
    said: "mail.memorial.page",
    words: "mail.way.sheet",
    path: ({ reference }) => orderMemorialSheet.href(reference),
  },
  itemRow: (_order, say) => [say("receipt.gift"), say("receipt.kind.memorial")],
  taxOf,
  mailsWhenPaid,
  fulfil: deliverSheet,
  forget: (tx, orderIds) => tx.delete(memorialDetails).where(inArray(memorialDetails.orderId, orderIds)),
  forgetOnRequest: (tx, orderIds) => removeDocumentsOf(tx, "memorialSheet", orderIds),
};
