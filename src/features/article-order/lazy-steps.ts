/* Fetched at the first interaction: schemas, calls and payment are no part of its first script. */

export const loadRecipientStep = () => import("./recipient-step.tsx");
export const loadArticleOrder = () => import("./article-order.tsx");
