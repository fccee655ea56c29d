export const thanksTexts = [
  "thanks.to",
  "thanks.order",
  "thanks.download",
  "thanks.nextHeading",
  "thanks.receipt",
  "thanks.receiptSent",
  "thanks.receiptRefused",
  "thanks.noReceipt",
  "thanks.wrong",
] as const;
