import type { ArticleOrder, ArticleOrderState, ArticleStock } from "../schemas/articles.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import type { Call } from "./call.ts";

/**
 * As RegularGift/Add answers. 409 `articles_changed` when some cannot be had as they were shown, with a field for each line
 * that says what can (contract/articles.ts), or with the new sum under `amount`.
 */
export const articleOrderCall: Call<ArticleOrder, OrderReceipt> = {
  method: "POST",
  path: "/api/ArticleOrder/Register",
  answers: "orderReference",
};

/** What there is little of. */
export const articleStockCall: Call<object, ArticleStock> = {
  method: "GET",
  path: "/api/ArticleOrder/Stock",
  answers: "few",
};

/** What was ordered, and whether it is packed and sent: 404 for an unknown reference. */
export const articleOrderStateCall: Call<{ orderReference: string }, ArticleOrderState> = {
  method: "GET",
  path: "/api/ArticleOrder/State/:orderReference",
  answers: "lines",
};
