import { inArray } from "drizzle-orm";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import type { OrderHandler } from "../../ledger/orders/handler.ts";
import { fulfilArticleOrder } from "./fulfil.ts";
import { giveBack, holdAgain } from "./hold.ts";
import { giveBackUnlessMayHold, overShare } from "./network-share.ts";
import { refuseShort, refuseWaiting } from "./refuse-changed.ts";
import { linesOnReceipt } from "./words.ts";

export const articleOrderHandler: OrderHandler = {
  texts: {
    receipt: {
      thanks: "receipt.articles.thanks",
      effect: "receipt.articles.effect",
      paidFor: "receipt.articles.paidTo",
      payer: "receipt.articles.customer",
      questions: "receipt.articles.questions",
    },
    receiptMail: {
      subject: "mail.articles.subject",
      thanks: "mail.articles.thanks",
      paid: "mail.articles.paid",
      effect: "mail.articles.effect",
      reference: "mail.articles.reference",
    },
    givenBackMail: { twice: "mail.givenBack.articlesTwice", changed: "mail.givenBack.articlesChanged" },
  },
  itemRow: (order, say) => [say("receipt.articles.lines"), linesOnReceipt(order, say)],
  taxOf: () => ["receipt.tax.articles"],
  mailsWhenPaid: ["receipt", "articleOrder"],
  beforePayment: async (tx, orderId) => {
    const { short, ...held } = await holdAgain(tx, orderId);
    const taken = { orderId, ...held };
    refuseShort(short);
    refuseWaiting(await overShare(tx, taken));
    await giveBackUnlessMayHold(tx, taken);
  },
  fulfil: fulfilArticleOrder,
  forget: async (tx, orderIds) => {
    await giveBack(tx, orderIds);
    await tx.delete(articleOrders).where(inArray(articleOrders.orderId, orderIds));
  },
};
