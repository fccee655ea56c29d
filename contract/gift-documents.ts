/** What is given away on paper or in a mail, with a gift in it. */
export const giftDocumentKinds = ["gift_certificate", "gift_card"] as const;
export type GiftDocumentKind = (typeof giftDocumentKinds)[number];

/** The pictures that each may bear, by the code that orders keep: one that was ever sent is never taken away. */
export const documentDesigns = {
  gift_certificate: ["FLOWERS"],
  gift_card: ["RIBBON", "CAKE", "TULIPS", "BIRDS"],
} as const satisfies Record<GiftDocumentKind, readonly [string, ...string[]]>;
export type DocumentDesign = (typeof documentDesigns)[GiftDocumentKind][number];

/** Where it goes. `donor` is by e-mail to whoever gives. It can always be downloaded from the order's page. */
export const documentDeliveries = ["donor", "post", "none"] as const;
export type DocumentDelivery = (typeof documentDeliveries)[number];

/** What has room on a diploma, counted as a reader counts. */
export const mostInOccasion = 120;
