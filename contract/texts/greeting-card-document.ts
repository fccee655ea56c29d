export const greetingCardDocumentTexts = [
  "greetingCardDocument.documentTitle",
  "greetingCardDocument.to",
  "greetingCardDocument.from",
] as const;
