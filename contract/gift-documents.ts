export const giftDocumentKinds = ["gift_certificate", "gift_card"] as const;
export type GiftDocumentKind = (typeof giftDocumentKinds)[number];

/** Orders keep the code: never remove one that was sent. */
export const documentDesigns = {
  gift_certificate: ["FLOWERS"],
  gift_card: ["RIBBON", "CAKE", "TULIPS", "BIRDS"],
} as const satisfies Record<GiftDocumentKind, readonly [string, ...string[]]>;
export type DocumentDesign = (typeof documentDesigns)[GiftDocumentKind][number];

export const documentDeliveries = ["donor", "post", "none"] as const;
export type DocumentDelivery = (typeof documentDeliveries)[number];

export const mostInOccasion = 120;
