/**
 * As RegularGift/Add answers. 409 `articles_changed` when some cannot be had as they were shown, with a field for each line
 * that says what can (contract/articles.ts), or with the new sum under `amount`.
 */
export const articleOrderCall = { method: "POST", path: "/api/ArticleOrder/Register" } as const;

/** What there is little of. */
export const articleStockCall = { method: "GET", path: "/api/ArticleOrder/Stock" } as const;

/** What was ordered, and whether it is packed and sent: 404 for an unknown reference. */
export const articleOrderStateCall = { method: "GET", path: "/api/ArticleOrder/State/:orderReference" } as const;
