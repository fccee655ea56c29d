import { inArray } from "drizzle-orm";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import type { HeldKept } from "@hjarta-lunga/contract/my-data.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { articleOrders } from "../../platform/database/tables/articles.ts";
import { addressLine, holding, idsOf, type MyDataPart } from "../my-data-part.ts";

const columns = pickColumns(articleOrders, "orderId", "street", "postalCode", "town");

export const articleOrderMyData = {
  orderWords: {
    article_order: (_db, orders) =>
      Promise.resolve(
        new Map(
          orders.map(({ id, reference, lines }) => {
            const about = lines.map(({ quantity, name }) => `${quantity}\u00a0× ${name}`).join(", ");
            return [id, { about, page: orderHref("article_order", reference) }];
          }),
        ),
      ),
  },
  held: async (db, _person, orders) => {
    const ids = idsOf(orders, "article_order");
    if (ids.length === 0) return [];
    const found = await db.select(columns).from(articleOrders).where(inArray(articleOrders.orderId, ids));
    const free = new Set(orders.flatMap(({ id, amountOre }) => (amountOre === 0 ? [id] : [])));
    const kept: HeldKept<"address">[] = found.some(({ orderId }) => free.has(orderId)) ? ["freeArticleOrder"] : [];
    if (found.some(({ orderId }) => !free.has(orderId))) kept.push("paidOrder");
    return holding("address", { kept, shown: found.map(addressLine) });
  },
} satisfies MyDataPart;
