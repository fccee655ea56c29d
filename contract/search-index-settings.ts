const searchedLanguages: ("sv" | "en")[] = ["sv", "en"];

/** The build sets these: changes made by hand at the provider are overwritten. */
export const searchIndexSettings = {
  // Unordered: "Ge en gåva" is about gifts as much as "Gåva från företag".
  searchableAttributes: ["unordered(title)", "unordered(description)", "unordered(section)", "unordered(text)"],
  attributesForFaceting: ["language", "section"],
  customRanking: ["desc(popularity)"],
  attributesToRetrieve: ["path", "language", "title", "description", "section"],
  attributesToHighlight: ["title", "description"],
  attributesToSnippet: ["text:30"],
  indexLanguages: searchedLanguages,
  queryLanguages: searchedLanguages,
  ignorePlurals: searchedLanguages,
  removeStopWords: searchedLanguages,
  // In Swedish these are letters of their own.
  keepDiacriticsOnCharacters: "åäöÅÄÖ",
  removeWordsIfNoResults: "allOptional" as const,
};
