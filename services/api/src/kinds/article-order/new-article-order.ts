import { costOf, sumField, type LineChange } from "@hjarta-lunga/contract/articles.ts";
import { toOre } from "@hjarta-lunga/contract/money.ts";
import type { ArticleOrder } from "@hjarta-lunga/contract/schemas/articles.ts";
import type { Article } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { ModuleDeps } from "../module.ts";
import { queueMail } from "../../platform/mail/outbox.ts";
import type { NewOrder } from "../../ledger/orders/new-order.ts";
import { refuseUnprintable } from "../../platform/post/address.ts";
import { letGo, refuseChanged, refuseShort, refuseWaiting, moveStock } from "./stock.ts";
import { giveBackUnlessMayHold, overShare } from "./network-share.ts";

/** `network`: where it is ordered from, as a keyed hash. */
type Given = ModuleDeps & { network: string; isMailed: boolean };
type Line = ArticleOrder["lines"][number];

const changeOf = ({ quantity, price }: Line, article: Article | undefined): LineChange | undefined => {
  if (!article) return { what: "notOffered" };
  if (article.price !== price) return { what: "price", price: article.price };
  return quantity > article.most ? { what: "most", quantity: article.most } : undefined;
};

export const newArticleOrder = (
  body: ArticleOrder,
  { published, jobs, network, documents, isMailed }: Given,
): NewOrder => {
  const { idempotencyKey, orderType, lines, amount, recipient, language, replaces } = body;
  const { street, postalCode, town, workplace = null, ...who } = recipient;
  const known = lines.map((line) => ({ ...line, article: published.article(line.articleNumber) }));
  const cost = costOf(
    known.flatMap(({ article, quantity }) => (article ? [{ article, quantity }] : [])),
    published.postage(),
  );

  const addDetails = async (tx: Transaction, orderId: string, replaced: string | null) => {
    const wanted = known.filter(({ article }) => article?.needsStock);
    const given = await letGo(tx, replaced === null ? [] : [replaced]);
    refuseShort(await moveStock(tx, { wanted, given }));
    const taken = { orderId, network, wanted };
    refuseWaiting(await overShare(tx, taken));
    const postageOre = toOre(cost.postage ?? 0);
    await tx.insert(articleOrders).values({
      ...{ orderId, orderType, workplace, street, postalCode, town, postageOre },
      network: amount === 0 ? null : network,
    });
    await giveBackUnlessMayHold(tx, taken);
    if (amount === 0 && isMailed)
      await queueMail(tx, jobs, { ownerId: orderId, template: "articleOrder", recipient: who.email });
  };

  return {
    kind: "article_order",
    // It takes from the shelf before it is paid, and what is free of charge is mailed about at once.
    limit: amount === 0 ? "freeArticleOrder" : "articleOrder",
    ...{ idempotencyKey, amount, language, replaces },
    donor: { kind: "person", ...who },
    check: () => {
      const changed = known.flatMap((line) => {
        const change = changeOf(line, line.article);
        return change ? [{ articleNumber: line.articleNumber, change }] : [];
      });
      if (changed.length > 0) refuseChanged(changed);
      const { firstName, lastName } = who;
      refuseUnprintable(documents, "recipient", { firstName, lastName, workplace, street, town });
      if (cost.postage === null) throw new Refusal("articles_changed", { weight: String(cost.mostGrams ?? 0) });
      if (cost.total !== amount) throw new Refusal("articles_changed", { [sumField]: String(cost.total) });
    },
    details: {
      content: [orderType, lines, workplace, street, postalCode, town],
      lines: known.map(({ articleNumber, quantity, price, article }) => ({
        ...{ item: articleNumber, quantity, name: article?.name ?? "", priceOre: toOre(price) },
        ...{ weightGrams: article?.weight ?? null, takesStock: article?.needsStock === true },
      })),
      addDetails,
    },
  };
};
