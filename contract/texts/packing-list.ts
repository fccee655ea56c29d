/** The page that a parcel is packed by, and that lies in it. */
export const packingListTexts = [
  "packingList.documentTitle",
  "packingList.heading",
  "packingList.order",
  "packingList.date",
  "packingList.weight",
  "packingList.quantity",
  "packingList.number",
  "packingList.article",
  "packingList.thanks",
  "packingList.questions",
] as const;
