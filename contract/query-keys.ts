export const queryKeys = {
  type: "type",
  lookUpGuid: "lookUpGuid",
  /** SEK. */
  amount: "belopp",
  membership: "medlemskap",
  card: "kort",
  article: "artikel",
  drawDay: "dag",
  /** Sent by a form that was submitted before hydration. */
  goOn: "vidare",
  /** `kort`: choose card as the payment method. */
  payWith: "betala",
  order: "order",
  query: "query",
  page: "page",
  year: "year",
  area: "area",
  sort: "sort",
} as const;
