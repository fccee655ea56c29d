export const searchFieldTexts = [
  "searchField.label",
  "searchField.search",
  "searchField.close",
  "searchField.suggestions",
  "searchField.queries",
  "searchField.pages",
  "searchField.count",
  "searchField.none",
] as const;
