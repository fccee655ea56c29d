import type { Translations } from "./translation.ts";

/** The page with the address before a sheet that is sent by post. */
export const memorialLetter = {
  "memorialLetter.documentTitle": {
    sv: "Brev att posta",
    en: "Letters to post",
    help: "Titeln på dokumentet med det som vi skriver ut och postar. Bara vi ser den.",
  },
  "memorialLetter.text": {
    sv: "Här kommer ett minnesblad från någon som vill hedra minnet av en människa. Samtidigt har en gåva getts till {organisation}, till svensk forskning om hjärta, kärl och lungor.",
    en: "Here is a memorial sheet from somebody who wishes to honour the memory of a person. At the same time a gift has been made to {organisation}, for Swedish research on the heart, blood vessels and lungs.",
    help: "På sidan med adressen, före ett minnesblad som kommer med posten. {organisation} är vårt namn.",
  },
  "memorialLetter.corrected": {
    sv: "Det här minnesbladet är rättat. Det ersätter det som vi skickade tidigare.",
    en: "This memorial sheet has been corrected. It replaces the one that we sent earlier.",
    help: "På sidan med adressen, när minnesbladet har rättats efter att det första skickades.",
  },
  "memorialLetter.questions": {
    sv: "Undrar du över något? Ring oss på {phone}.",
    en: "Do you have any questions? Call us on {phone}.",
    help: "På sidan med adressen, före ett minnesblad som kommer med posten. {phone} är vårt telefonnummer.",
  },
  "memorialLetter.greeting": {
    sv: "Med omtanke från oss på {organisation}",
    en: "With our sympathy, all of us at {organisation}",
    help: "Sist på sidan med adressen, före ett minnesblad som kommer med posten. {organisation} är vårt namn.",
  },
  "memorialLetter.reference": {
    sv: "Ordernummer {reference}",
    en: "Order number {reference}",
    help: "Längst ner på sidan med adressen. {reference} är åtta bokstäver och siffror.",
  },
} satisfies Translations;
