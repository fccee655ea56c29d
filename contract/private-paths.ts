/** Calls, and what belongs to one person or order: not cached on the device, and no tag manager runs there. */
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
  "/angra-kop/",
  "/en/withdraw/",
  "/oka-manadsgava/",
  "/extra-gava/",
  "/forhandsvisning/",
] as const;
