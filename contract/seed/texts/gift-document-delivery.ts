import type { Translations } from "./translation.ts";

export const giftDocumentDelivery = {
  "giftDocument.delivery": { sv: "Hur vill du ha det?", en: "How would you like it?" },
  "giftDocument.delivery.how": {
    sv: "Så får du det",
    en: "How you receive it",
    help: "Läses upp för den som inte ser.",
  },
  "giftDocument.delivery.donor": { sv: "Till mig med e-post", en: "To me by e-mail" },
  "giftDocument.delivery.donorHelp": {
    sv: "Direkt när gåvan är betald, att skriva ut eller skicka vidare.",
    en: "As soon as the gift is paid, to print or pass on.",
  },
  "giftDocument.delivery.post": { sv: "Med post till den som ska få det", en: "By post to the one who will have it" },
  "giftDocument.delivery.postHelp": {
    sv: "På papper, framme inom fyra vardagar. Det går att ladda ner också.",
    en: "On paper, within four working days. You can download it as well.",
  },
  "giftDocument.delivery.none": { sv: "Jag laddar ner det själv", en: "I will download it myself" },
  "giftDocument.delivery.noneHelp": {
    sv: "Det finns på en egen sida så fort gåvan är betald.",
    en: "It is on a page of its own as soon as the gift is paid.",
  },
  "giftDocument.recipient": { sv: "Mottagare", en: "Recipient" },
  "giftDocument.recipient.hint": { sv: "Namnet på kuvertet.", en: "The name on the envelope." },
  "giftDocument.recipient.required": {
    sv: "Skriv namnet som ska stå på kuvertet",
    en: "Write the name for the envelope",
  },
  "giftDocument.address": { sv: "Dit brevet ska", en: "Where the letter goes", help: "Rubrik ovanför adressfälten." },
  "giftDocument.street.required": { sv: "Skriv gatuadressen", en: "Write the street address" },
  "giftDocument.postalCode.required": { sv: "Skriv postnumret", en: "Write the postcode" },
  "giftDocument.town.required": { sv: "Skriv orten", en: "Write the town" },
} satisfies Translations;
