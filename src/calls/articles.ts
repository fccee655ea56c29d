import { articleOrderCall, articleOrderStateCall, articleStockCall } from "@hjarta-lunga/contract/calls/articles.ts";
import { ask, asking } from "./ask.ts";

export const registerArticleOrder = asking(articleOrderCall);
export const fetchArticleStock = () => ask(articleStockCall, {});
export const fetchArticleOrder = (orderReference: string) => ask(articleOrderStateCall, { orderReference });
