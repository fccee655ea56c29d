import type { Translations } from "./translation.ts";

export const giftDocumentKinds = {
  "giftDocument.gift_certificate.heading": { sv: "Ge bort ett gåvobevis", en: "Give a gift certificate" },
  "giftDocument.gift_card.heading": { sv: "Ge bort ett gåvokort", en: "Give a gift card" },
  "giftDocument.gift_certificate.lead": {
    sv: "Till den som redan har allt: en gåva till forskningen, och ett bevis med din hälsning.",
    en: "For the one who already has everything: a gift to research, and a certificate with your greeting.",
  },
  "giftDocument.gift_card.lead": {
    sv: "Ett kort med din hälsning, och en gåva till forskningen i det.",
    en: "A card with your greeting, and a gift to research in it.",
  },
  "giftDocument.gift_certificate.chosen": {
    sv: "Gåvobevis till {name}",
    en: "Gift certificate to {name}",
    help: "Före beloppet när gåvan ska betalas. {name} är den som får det.",
  },
  "giftDocument.gift_card.chosen": {
    sv: "Gåvokort till {name}",
    en: "Gift card to {name}",
    help: "Före beloppet när gåvan ska betalas. {name} är den som får det.",
  },
  "giftDocument.gift_certificate.name": { sv: "Gåvobeviset", en: "The gift certificate" },
  "giftDocument.gift_card.name": { sv: "Gåvokortet", en: "The gift card" },
  "giftDocument.gift_certificate.open": { sv: "Öppna gåvobeviset", en: "Open the gift certificate" },
  "giftDocument.gift_card.open": { sv: "Öppna gåvokortet", en: "Open the gift card" },
  "giftDocument.gift_certificate.other": {
    sv: "Hellre ett gåvokort? Välj bland fyra bilder.",
    en: "Rather a gift card? Choose among four pictures.",
    help: "Länk från gåvobeviset till gåvokortet.",
  },
  "giftDocument.gift_card.other": {
    sv: "Hellre ett gåvobevis?",
    en: "Rather a gift certificate?",
    help: "Länk från gåvokortet till gåvobeviset.",
  },
  "giftDocument.gift_certificate.pageTitle": { sv: "Ditt gåvobevis", en: "Your gift certificate" },
  "giftDocument.gift_card.pageTitle": { sv: "Ditt gåvokort", en: "Your gift card" },
  "giftDocument.gift_card.description": {
    sv: "Ge bort ett gåvokort med en gåva till forskningen. Välj bild, skriv din hälsning och få kortet direkt som PDF, eller låt oss posta det.",
    en: "Give a gift card with a gift to research in it. Choose a picture, write your greeting and have the card at once as a PDF, or let us post it.",
  },
} satisfies Translations;
