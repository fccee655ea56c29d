import { eq, inArray } from "drizzle-orm";
import type { Module } from "../module.ts";
import { articleOrderMyData } from "./my-data.ts";
import { articleSections } from "./attention.ts";
import { articleCommands } from "./commands.ts";
import { articleMails, linesOnReceipt } from "./mails.ts";
import { forgetShippedFree, releaseUnpaidStock, removeExpiredArticleOrders } from "./release.ts";
import { articleRoutes } from "./routes.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import type { FulfilledOrder, OrderHandler } from "../../ledger/orders/handler.ts";
import { giveBack, holdAgain, refuseShort, refuseWaiting } from "./stock.ts";
import { giveBackUnlessMayHold, overShare } from "./network-share.ts";
import { isOrderWithdrawn } from "./repository.ts";

const fulfilArticleOrder = async (tx: Transaction, { id }: FulfilledOrder): Promise<boolean> => {
  const isIt = eq(articleOrders.orderId, id);
  const [found] = await tx.select({ id: articleOrders.orderId }).from(articleOrders).where(isIt);
  if (!found) return false;
  const { short } = await holdAgain(tx, id);
  // What is paid is held from nobody: where it was ordered from is not kept.
  await tx.update(articleOrders).set({ network: null }).where(isIt);
  return short.length === 0;
};

const articleOrderHandler: OrderHandler = {
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
      reference: "mail.orderNumber",
    },
    givenBackMail: { twice: "mail.givenBack.articlesTwice", changed: "mail.givenBack.articlesChanged" },
  },
  itemRow: (order, say) => [say("receipt.articles.lines"), linesOnReceipt(order, say)],
  taxOf: () => ["receipt.tax.articles"],
  mailsWhenPaid: ["receipt", "articleOrder"],
  isWithdrawn: isOrderWithdrawn,
  beforePayment: async (tx, orderId) => {
    const { short, ...held } = await holdAgain(tx, orderId);
    const taken = { orderId, ...held };
    refuseShort(short);
    refuseWaiting(await overShare(tx, taken));
    await giveBackUnlessMayHold(tx, taken);
  },
  fulfil: fulfilArticleOrder,
  forgetOnRequest: forgetShippedFree,
  forget: async (tx, orderIds) => {
    await giveBack(tx, orderIds);
    await tx.delete(articleOrders).where(inArray(articleOrders.orderId, orderIds));
  },
};

export const articleOrder = {
  orders: { article_order: articleOrderHandler },
  mails: articleMails,
  myData: () => articleOrderMyData,
  routes: [articleRoutes],
  jobs: ({ db }) => ({ unpaidStock: () => releaseUnpaidStock(db) }),
  commands: () => articleCommands,
  attention: () => articleSections,
  retention: { freeArticleOrder: removeExpiredArticleOrders },
} satisfies Module;
