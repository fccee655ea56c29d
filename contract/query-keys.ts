/** What a URL may carry after its question mark. `type` and `lookUpGuid` are the specification's. */
export const queryKeys = {
  type: "type",
  lookUpGuid: "lookUpGuid",
  /** SEK, as it stands in links and posters. */
  amount: "belopp",
  /** The code of a membership, as it stands in links and letters. */
  membership: "medlemskap",
  /** The code of a card's design, as it stands on the cards that bear it. */
  card: "kort",
  /** The number of an article that is ordered by itself, as it stands in links. */
  article: "artikel",
  /** The day of the month on which a monthly gift is drawn. */
  drawDay: "dag",
  /** The form was sent by the browser itself, before script was awake: the visitor has pressed to go on. */
  goOn: "vidare",
  /** `kort` takes the visitor to the card when it is time to pay. */
  payWith: "betala",
  /** An order that has begun: taken up again after a reload, the app or the card page. */
  order: "order",
  /** What is searched for, and which page of the hits: one-based, and only when it is not the first. */
  query: "query",
  page: "page",
  /** Which research projects are shown, and in which order. */
  year: "year",
  area: "area",
  sort: "sort",
} as const;
