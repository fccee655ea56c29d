import type { ArticleOrder, ArticleOrderState, ArticleStock } from "../schemas/articles.ts";
import type { OrderReceipt } from "../schemas/orders.ts";
import { get, post } from "./call.ts";

export const articleOrderCall = /* @__PURE__ */ post<ArticleOrder, OrderReceipt>("/api/ArticleOrder/Register", {
  orderReference: "string",
});

export const articleStockCall = /* @__PURE__ */ get<object, ArticleStock>("/api/ArticleOrder/Stock", { few: "list" });

export const articleOrderStateCall = /* @__PURE__ */ get<{ orderReference: string }, ArticleOrderState>(
  "/api/ArticleOrder/State/:orderReference",
  { lines: "list" },
);
