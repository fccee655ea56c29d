import type { ArticleOrder, ArticleOrderState, ArticleStock } from "../schemas/articles.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import type { Call } from "./call.ts";

export const articleOrderCall: Call<ArticleOrder, OrderReceipt> = {
  method: "POST",
  path: "/api/ArticleOrder/Register",
  answers: { orderReference: "string" },
};

export const articleStockCall: Call<object, ArticleStock> = {
  method: "GET",
  path: "/api/ArticleOrder/Stock",
  answers: { few: "list" },
};

export const articleOrderStateCall: Call<{ orderReference: string }, ArticleOrderState> = {
  method: "GET",
  path: "/api/ArticleOrder/State/:orderReference",
  answers: { lines: "list" },
};
