import type {
  articleOrderCall,
  articleOrderStateCall,
  articleStockCall,
} from "@hjarta-lunga/contract/calls/articles.ts";
import type { ArticleOrder, ArticleOrderState, ArticleStock } from "@hjarta-lunga/contract/schemas/articles.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { frontEndApi } from "./clients.ts";
import { isOrderAnswer, unreadable } from "./order-answer.ts";

const orderPath: typeof articleOrderCall.path = "/api/ArticleOrder/Register";
const stockPath: typeof articleStockCall.path = "/api/ArticleOrder/Stock";
const statePath: typeof articleOrderStateCall.path = "/api/ArticleOrder/State/:orderReference";

/** The same key and body make the same order, however often they are sent. */
export async function registerArticleOrder(order: ArticleOrder): Promise<OrderReceipt> {
  const { data } = await frontEndApi.post<OrderReceipt>(orderPath, order);
  return isOrderAnswer(data) ? data : unreadable(orderPath);
}

const hasList = (data: unknown, name: string): boolean =>
  typeof data === "object" && data !== null && Array.isArray((data as Record<string, unknown>)[name]);

export async function fetchArticleStock(): Promise<ArticleStock> {
  const { data } = await frontEndApi.get<ArticleStock>(stockPath);
  return hasList(data, "few") ? data : unreadable(stockPath);
}

export async function fetchArticleOrder(orderReference: string): Promise<ArticleOrderState> {
  const path = statePath.replace(":orderReference", encodeURIComponent(orderReference));
  const { data } = await frontEndApi.get<ArticleOrderState>(path);
  return hasList(data, "lines") ? data : unreadable(statePath);
}
