export const storageKeys = {
  hiddenNotification: "hlf_hidden_notification",
  ownCandles: "hlf_candles",
  openedHits: "AlgoliaObjectQueryCache",
} as const;
