import type { Translations } from "./translation.ts";

export const searchField = {
  "searchField.label": {
    sv: "Vad letar du efter?",
    en: "What are you looking for? The list of answers is in Swedish.",
  },
  "searchField.search": { sv: "Sök", en: "Search" },
  "searchField.close": { sv: "Stäng", en: "Close" },
  "searchField.suggestions": { sv: "Förslag", en: "Suggestions" },
  "searchField.queries": { sv: "Sök på", en: "Search for" },
  "searchField.pages": { sv: "Gå till sidan", en: "Go to the page" },
  "searchField.count": {
    sv: "{count} förslag. Bläddra med piltangenterna.",
    en: "Suggestions: {count}. Use the arrow keys.",
    help: "Läses upp av skärmläsare medan någon skriver. {count} är hur många förslag det finns.",
  },
  "searchField.none": { sv: "Inga förslag. Det går bra att söka ändå.", en: "No suggestions. You can search anyway." },
} satisfies Translations;
