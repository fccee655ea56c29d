import type { Translations } from "./translation.ts";

/** Of the fields that find in a register what the visitor begins to write. */
export const memorialSearch = {
  "memorial.search.label": { sv: "Namn", en: "Name" },
  "memorial.search.hint": {
    sv: "Skriv de första bokstäverna i namnet, minst tre, så hjälper vi dig att hitta rätt. Finns namnet inte med skriver du det själv.",
    en: "Write the first letters of the name, at least three, and we will help you find the right person. If the name is not there, write it yourself.",
  },
  "memorial.search.hits": { sv: "Träffar", en: "Matches", help: "Vad listan under fältet heter för skärmläsare." },
  "memorial.search.one": {
    sv: "En träff. Välj den med piltangenten.",
    en: "One match. Choose it with the arrow key.",
    help: "Läses upp av skärmläsare.",
  },
  "memorial.search.many": {
    sv: "{count} träffar. Bläddra med piltangenterna.",
    en: "{count} matches. Browse with the arrow keys.",
    help: "Läses upp av skärmläsare. {count} är antalet träffar.",
  },
  "memorial.search.more": {
    sv: "Här visas {shown} av {total}. Skriv lite till, eller en ort eller ett årtal, så blir de färre.",
    en: "These are {shown} of {total}. Write a little more, or a town or a year, to see fewer.",
    help: "{shown} är hur många som visas, {total} hur många som finns.",
  },
  "memorial.search.none": {
    sv: "Vi hittar ingen med det namnet. Skriv det som det ska stå.",
    en: "We find nobody by that name. Write it as it should stand.",
  },
  "memorial.search.away": {
    sv: "Sökningen svarar inte just nu. Skriv namnet som det ska stå.",
    en: "The search does not answer just now. Write the name as it should stand.",
  },
  "memorial.search.born": { sv: "född {year}", en: "born {year}", help: "När bara födelseåret är känt." },
  "memorial.search.died": { sv: "död {year}", en: "died {year}", help: "När bara dödsåret är känt." },
  "memorial.parlorSearch.label": { sv: "Begravningsbyrå", en: "Funeral parlour" },
  "memorial.parlorSearch.hint": {
    sv: "Skriv byråns namn, orten eller postnumret, och välj byrån i listan.",
    en: "Write the parlour's name, the town or the postcode, and choose it in the list.",
  },
  "memorial.parlorSearch.hits": {
    sv: "Begravningsbyråer",
    en: "Funeral parlours",
    help: "Vad listan under fältet heter för skärmläsare.",
  },
  "memorial.parlorSearch.one": {
    sv: "En begravningsbyrå. Välj den med piltangenten.",
    en: "One funeral parlour. Choose it with the arrow key.",
    help: "Läses upp av skärmläsare.",
  },
  "memorial.parlorSearch.many": {
    sv: "{count} begravningsbyråer. Bläddra med piltangenterna.",
    en: "{count} funeral parlours. Browse with the arrow keys.",
    help: "Läses upp av skärmläsare. {count} är antalet träffar.",
  },
  "memorial.parlorSearch.more": {
    sv: "Här visas {shown} av {total}. Skriv lite till, eller orten, så blir de färre.",
    en: "These are {shown} of {total}. Write a little more, or the town, to see fewer.",
    help: "{shown} är hur många som visas, {total} hur många som finns.",
  },
  "memorial.parlorSearch.none": {
    sv: "Vi hittar ingen sådan begravningsbyrå. Välj ett annat sätt att skicka bladet, eller ring oss.",
    en: "We find no such funeral parlour. Choose another way to send the sheet, or call us.",
  },
  "memorial.parlorSearch.away": {
    sv: "Sökningen svarar inte just nu. Försök igen om en stund, välj ett annat sätt att skicka bladet, eller ring oss.",
    en: "The search does not answer just now. Try again in a while, choose another way to send the sheet, or call us.",
  },
  "memorial.parlorSearch.noSheets": {
    sv: "tar inte emot e-post från oss",
    en: "takes no e-mail from us",
    help: "Står bredvid en begravningsbyrå i listan.",
  },
} satisfies Translations;
