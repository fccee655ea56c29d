/** Local storage: what the visitor asked us to remember, and what a consent allows. */
export const storageKeys = {
  hiddenNotification: "hlf_hidden_notification",
  /** Candles that were lit here, so that whoever lit one finds it again. */
  ownCandles: "hlf_candles",
  /** The search provider's list of hits that were opened: with consent to statistics only. */
  openedHits: "AlgoliaObjectQueryCache",
} as const;
