import type { Translations } from "./translation.ts";

export const search = {
  "search.title": { sv: "Sök", en: "Search" },
  "search.description": {
    sv: "Sök bland allt hos Hjärta & Lunga: gåvor, minneskort, forskning och råd om hjärtat och lungorna.",
    en: "Search everything at Hjärta & Lunga: gifts, memorial cards, research and advice on heart and lungs.",
    help: "Visas av sökmotorer under sökningens namn.",
  },
  "search.heading": { sv: "Sök på webbplatsen", en: "Search the site" },
  "search.ways": { sv: "Det här söker många efter", en: "What many look for" },
  "search.searching": { sv: "Söker …", en: "Searching …" },
  "search.hits.one": {
    sv: "{count} träff på ”{query}”",
    en: "{count} hit for “{query}”",
    help: "{count} är antalet träffar. {query} är det som någon har skrivit.",
  },
  "search.hits.many": {
    sv: "{count} träffar på ”{query}”",
    en: "{count} hits for “{query}”",
    help: "{count} är antalet träffar. {query} är det som någon har skrivit.",
  },
  "search.place": {
    sv: "sida {page} av {pages}",
    en: "page {page} of {pages}",
    help: "{page} är sidan som visas. {pages} är hur många det finns.",
  },
  "search.english": { sv: "På engelska", en: "In English" },
  "search.others": { sv: "Andra har sökt på", en: "Others have searched for" },
  "search.pages": { sv: "Fler träffar", en: "More hits" },
  "search.page": { sv: "Sida {page}", en: "Page {page}", help: "{page} är sidans nummer." },
  "search.previous": { sv: "Föregående", en: "Previous" },
  "search.next": { sv: "Nästa", en: "Next" },
  "search.none.heading": {
    sv: "Inga träffar på ”{query}”",
    en: "No hits for “{query}”",
    help: "{query} är det som någon har skrivit.",
  },
  "search.none.spelling": { sv: "Se efter att orden är rätt stavade.", en: "See that the words are spelt right." },
  "search.none.fewer": {
    sv: "Prova med färre ord, eller med ett annat ord för samma sak.",
    en: "Try fewer words, or another word for the same thing.",
  },
  "search.none.signs": {
    sv: "Vi letar efter ord. Skriv till exempel ett namn, en sjukdom eller ett sätt att ge.",
    en: "We look for words. Write a name, an illness or a way of giving, for example.",
    help: "Visas för den som bara har skrivit tecken, till exempel ett frågetecken.",
  },
  "search.none.call": {
    sv: "Eller ring oss på {phone}, så hjälper vi dig att hitta rätt.",
    en: "Or call us on {phone} and we will help you find it.",
    help: "{phone} är telefonnumret, som en länk.",
  },
  "search.none.ways": { sv: "Kanske hittar du det här", en: "Perhaps you will find it here" },
  "search.noSuchPage.heading": { sv: "Här finns inga träffar", en: "There are no hits here" },
  "search.noSuchPage.text": {
    sv: "Adressen leder till en sida som sökningen inte har. Träffarna finns från början av listan.",
    en: "The address leads to a page that the search does not have. The hits are at the beginning of the list.",
  },
  "search.noSuchPage.first": { sv: "Visa första sidan", en: "Show the first page" },
  "search.slow": { sv: "Sökningen dröjer", en: "The search is slow" },
  "search.away.heading": { sv: "Sökningen svarar inte just nu", en: "The search does not answer just now" },
  "search.away.titles": {
    sv: "Så länge får du sidor som handlar om ”{query}”.",
    en: "Meanwhile, here are pages about “{query}”.",
    help: "Visas när söktjänsten inte går att nå. {query} är det som någon har skrivit.",
  },
  "search.away.noTitle": {
    sv: "Vi letade bland sidornas rubriker så länge, men ingen passar till ”{query}”.",
    en: "Meanwhile we looked among the names of our pages, but none fits “{query}”.",
    help: "Visas när söktjänsten inte går att nå. {query} är det som någon har skrivit.",
  },
  "search.away.nothing": {
    sv: "Vi når inte heller listan över våra sidor. Se efter att du har kontakt med internet.",
    en: "We cannot reach the list of our pages either. See that you are connected to the internet.",
  },
  "search.again": { sv: "Sök igen", en: "Search again" },
  "search.noScript": {
    sv: "Sökningen behöver JavaScript, som är avstängt i din webbläsare. Välj bland sidorna här nedanför, eller ring oss på {phone}, så hjälper vi dig.",
    en: "The search needs JavaScript, which is off in your browser. Choose among the pages below, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
