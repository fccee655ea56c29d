/**
 * How paths begin that leave no trace on a visitor's device: calls, and whatever belongs to one person or one order.
 * Nothing below them is kept for reading without a network.
 */
export const privatePaths = [
  "/api/",
  "/order/",
  "/gavokort/",
  "/mc/",
  "/d/",
  "/_internal/",
  "/_internal_mc/",
  "/mina-sidor/",
  "/mina-uppgifter/",
  "/oka-manadsgava/",
  "/extra-gava/",
] as const;
