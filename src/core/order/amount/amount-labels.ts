import type { Say } from "#src/core/texts.tsx";

type Namespace =
  "gift" | "monthly" | "linkedGift" | "memorial.amount" | "candle.amount" | "greeting.amount" | "giftDocument.amount";

/** The words in and beside the field of an amount of one's own. */
export const amountLabels = (say: Say, namespace: Namespace) => ({
  other: say(`${namespace}.other`),
  otherLabel: say(`${namespace}.otherLabel`),
  currency: say(`${namespace}.currency`),
});
