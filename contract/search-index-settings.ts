/** As the provider names them; they are the site's. */
const searchedLanguages: ("sv" | "en")[] = ["sv", "en"];

/** How the index answers. It is the build that decides: what is changed by hand at the provider is changed back. */
export const searchIndexSettings = {
  // Where in a title or a text a word stands says nothing: "Ge en gåva" is about gifts as much as "Gåva från företag".
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
  // Other letters, not a and o with dots. Typed without them, a word is still found as a misspelling.
  keepDiacriticsOnCharacters: "åäöÅÄÖ",
  // Whoever asks in a whole sentence gets what most of its words are in.
  removeWordsIfNoResults: "allOptional" as const,
};
