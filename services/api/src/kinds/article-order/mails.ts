import type { Published } from "../../platform/content/published.ts";
import type { Letter, Letters } from "../../platform/mail/letter.ts";
import type { Message } from "../../platform/mail/message.ts";
import { orderMessage, shippedMessage } from "./messages.ts";
import { articleOrderById } from "./repository.ts";
import type { FoundArticleOrder } from "./repository.ts";

const ofArticles =
  (write: (order: FoundArticleOrder, published: Published) => Message): Letter =>
  async ({ db, published }, orderId) => {
    const order = await articleOrderById(db, orderId);
    if (!order) throw new Error("This mail has no order of articles");
    return { ...write(order, published), attachments: [] };
  };

export const articleMails = {
  articleOrder: ofArticles(orderMessage),
  articlesShipped: ofArticles(shippedMessage),
} satisfies Partial<Letters>;
