/** On the card itself and beside it, wherever it is shown. */
export const candleCardTexts = [
  "candleCard.burningFor",
  "candleCard.litBy",
  "candleCard.count",
  "candleCard.countOne",
] as const;
