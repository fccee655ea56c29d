import type { Module } from "../module.ts";
import { articleSections } from "./attention.ts";
import { articleCommands } from "./commands.ts";
import { articleOrderHandler } from "./handler.ts";
import { articleMails } from "./mails.ts";
import { releaseUnpaidStock } from "./release.ts";
import { removeExpiredArticleOrders } from "./retention.ts";
import { articleRoutes } from "./routes.ts";

export const articleOrder = {
  orders: { article_order: articleOrderHandler },
  mails: articleMails,
  routes: [articleRoutes],
  jobs: ({ db }) => ({ unpaidStock: () => releaseUnpaidStock(db) }),
  commands: () => articleCommands,
  attention: () => articleSections,
  retention: { freeArticleOrder: removeExpiredArticleOrders },
} satisfies Module;
