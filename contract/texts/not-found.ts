export const notFoundTexts = [
  "notFound.title",
  "notFound.heading",
  "notFound.lead",
  "notFound.start",
  "notFound.ways",
] as const;
