export const memorialCardDocumentTexts = [
  "memorialCardDocument.documentTitle",
  "memorialCardDocument.burningFor",
  "memorialCardDocument.litBy",
  "memorialCardDocument.picture",
] as const;
