import type { Translations } from "./translation.ts";

export const giftPaper = {
  "giftPaper.gift_certificate": { sv: "Gåvobevis", en: "Gift certificate", help: "Rubriken på gåvobeviset." },
  "giftPaper.gift_card": { sv: "Gåvokort", en: "Gift card", help: "Rubriken på gåvokortet." },
  "giftPaper.diploma": { sv: "Diplom", en: "Diploma", help: "Rubriken på diplomet." },
  "giftPaper.gift_certificate.documentTitle": {
    sv: "Gåvobevis från {organisation}",
    en: "Gift certificate from {organisation}",
    help: "Dokumentets titel, som läses upp av skärmläsare. {organisation} är vårt namn.",
  },
  "giftPaper.gift_card.documentTitle": {
    sv: "Gåvokort från {organisation}",
    en: "Gift card from {organisation}",
    help: "Dokumentets titel, som läses upp av skärmläsare. {organisation} är vårt namn.",
  },
  "giftPaper.diploma.documentTitle": {
    sv: "Diplom från {organisation}",
    en: "Diploma from {organisation}",
    help: "Dokumentets titel, som läses upp av skärmläsare. {organisation} är vårt namn.",
  },
  "giftPaper.to": { sv: "till", en: "to", help: "På gåvobeviset och gåvokortet, ovanför namnet på den som får det." },
  "giftPaper.from": { sv: "från", en: "from", help: "På gåvobeviset och gåvokortet, ovanför namnet på den som ger." },
  "giftPaper.gift": {
    sv: "Med det här följer en gåva till {organisation}, till forskning om hjärta, kärl och lungor.",
    en: "With this comes a gift to {organisation}, for research on the heart, blood vessels and lungs.",
    help: "Nederst på gåvobeviset och gåvokortet, när summan inte ska stå där. {organisation} är vårt namn.",
  },
  "giftPaper.giftOf": {
    sv: "Med det här följer en gåva på {amount} till {organisation}, till forskning om hjärta, kärl och lungor.",
    en: "With this comes a gift of {amount} to {organisation}, for research on the heart, blood vessels and lungs.",
    help: "Nederst på gåvobeviset och gåvokortet, när summan ska stå där. {amount} är summan, {organisation} vårt namn.",
  },
  "giftPaper.diploma.to": { sv: "till", en: "to", help: "På diplomet, ovanför namnet." },
  "giftPaper.diploma.gift": {
    sv: "med tack för en gåva till {organisation}, till forskning om hjärta, kärl och lungor",
    en: "with thanks for a gift to {organisation}, for research on the heart, blood vessels and lungs",
    help: "Nederst på diplomet, när summan inte ska stå där. {organisation} är vårt namn.",
  },
  "giftPaper.diploma.giftOf": {
    sv: "med tack för en gåva på {amount} till {organisation}, till forskning om hjärta, kärl och lungor",
    en: "with thanks for a gift of {amount} to {organisation}, for research on the heart, blood vessels and lungs",
    help: "Nederst på diplomet, när summan ska stå där. {amount} är summan, {organisation} vårt namn.",
  },
  "giftPaper.picture.FLOWERS": {
    sv: "En ram med blommor i hörnen, löjtnantshjärtan och en röd fågel på papperets kant.",
    en: "A frame with flowers in the corners, bleeding hearts and a red bird on the edge of the paper.",
    help: "Bildtexten, för den som lyssnar.",
  },
  "giftPaper.picture.RIBBON": {
    sv: "En gul ram med ett rött presentband och en stor rosett till vänster.",
    en: "A yellow frame with a red ribbon and a large bow on the left.",
    help: "Bildtexten, för den som lyssnar.",
  },
  "giftPaper.picture.CAKE": {
    sv: "En födelsedagstårta i tre våningar med fyra tända ljus, två små fåglar, vimplar och paket.",
    en: "A birthday cake in three tiers with four lit candles, two small birds, pennants and parcels.",
    help: "Bildtexten, för den som lyssnar.",
  },
  "giftPaper.picture.TULIPS": {
    sv: "En blå vas med röda tulpaner, prästkragar och ett stort rött hjärta.",
    en: "A blue vase with red tulips, daisies and a large red heart.",
    help: "Bildtexten, för den som lyssnar.",
  },
  "giftPaper.picture.BIRDS": {
    sv: "En röd fågel ger en hjärtformad blomma till en vit fågel på en blommande gren.",
    en: "A red bird gives a heart-shaped flower to a white bird on a flowering branch.",
    help: "Bildtexten, för den som lyssnar.",
  },
  "giftPaper.picture.DIPLOMA": {
    sv: "En blå ram med lagerkvistar, en röd rosett med ett hjärta nederst och lungor med ett hjärta i en sol överst.",
    en: "A blue frame with laurel branches, a red rosette with a heart at the bottom and lungs with a heart in a sun at the top.",
    help: "Bildtexten, för den som lyssnar.",
  },
} satisfies Translations;
