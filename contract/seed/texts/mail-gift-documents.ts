import type { Translations } from "./translation.ts";

export const giftDocumentMail = {
  "mail.giftDocument.page.gift_certificate": {
    sv: "Här ser du gåvobeviset, kan ladda ner det och rätta ett ord: {url}",
    en: "Here you see the gift certificate, and can download it and correct a word: {url}",
    help: "I mejlet med kvittot på ett gåvobevis. {url} är adressen till bevisets sida.",
  },
  "mail.giftDocument.page.gift_card": {
    sv: "Här ser du gåvokortet, kan ladda ner det och rätta ett ord: {url}",
    en: "Here you see the gift card, and can download it and correct a word: {url}",
    help: "I mejlet med kvittot på ett gåvokort. {url} är adressen till kortets sida.",
  },
  "mail.giftDocument.subject.gift_certificate": {
    sv: "Här är ditt gåvobevis",
    en: "Here is your gift certificate",
    help: "Ämnesraden och den första raden i mejlet med gåvobeviset. Skriv inga namn här.",
  },
  "mail.giftDocument.subject.gift_card": {
    sv: "Här är ditt gåvokort",
    en: "Here is your gift card",
    help: "Ämnesraden och den första raden i mejlet med gåvokortet. Skriv inga namn här.",
  },
  "mail.giftDocument.replaces": {
    sv: "Det här är det rättade. Det ersätter det som vi skickade tidigare.",
    en: "This is the corrected one. It replaces the one that we sent earlier.",
    help: "I mejlet med gåvobeviset eller gåvokortet, när det har rättats efter att det skickades.",
  },
  "mail.giftDocument.attached": {
    sv: "Det är bifogat som PDF. Skriv ut det eller skicka det vidare som det är.",
    en: "It is attached as a PDF. Print it, or pass it on as it is.",
    help: "I mejlet med gåvobeviset eller gåvokortet.",
  },
  "mail.giftDocument.questions": {
    sv: "Har något blivit fel, eller undrar du över något? Ring {phone} eller svara på det här mejlet, så hjälper vi dig.",
    en: "Is something wrong, or do you have a question? Call {phone} or reply to this e-mail and we will help you.",
    help: "I mejlet med gåvobeviset eller gåvokortet. {phone} är vårt telefonnummer.",
  },
  "mail.giftDocument.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Sist i mejlet med gåvobeviset eller gåvokortet. {organisation} är vårt namn.",
  },
} satisfies Translations;
