import type { Translations } from "./translation.ts";

export const giftDocumentPicture = {
  "giftDocument.design": { sv: "Välj en bild", en: "Choose a picture", help: "Ovanför bilderna till gåvokortet." },
  "giftDocument.design.FLOWERS": { sv: "Blommor", en: "Flowers" },
  "giftDocument.design.RIBBON": { sv: "Presentband", en: "Ribbon" },
  "giftDocument.design.CAKE": { sv: "Tårta", en: "Cake" },
  "giftDocument.design.TULIPS": { sv: "Tulpaner", en: "Tulips" },
  "giftDocument.design.BIRDS": { sv: "Fåglar", en: "Birds" },
  "giftDocument.preview": { sv: "Så blir det", en: "What it will look like" },
  "giftDocument.preview.alt": {
    sv: "Så här långt",
    en: "So far",
    help: "Bildtexten till förhandsvisningen, för den som lyssnar. Efter den läses det som står där.",
  },
  "giftDocument.preview.enlarge": { sv: "Visa större", en: "Show larger" },
  "giftDocument.preview.close": { sv: "Stäng", en: "Close" },
  "giftDocument.preview.waiting": {
    sv: "Bilden ritas. Det dröjer en liten stund.",
    en: "The picture is being drawn. It takes a moment.",
    help: "När många ritar samtidigt.",
  },
  "giftDocument.preview.letters": {
    sv: "Något av det du skrev har tecken som vi inte kan skriva. Prova att byta ut ovanliga tecken eller symboler.",
    en: "Something you wrote has characters that we cannot print. Try replacing unusual characters or symbols.",
    help: "När ett tecken inte finns i något av våra typsnitt.",
  },
  "giftDocument.preview.failed": {
    sv: "Vi kan inte visa bilden just nu. Det du har skrivit finns kvar, och det går bra att fortsätta.",
    en: "We cannot show the picture just now. What you have written is still here, and you can go on as usual.",
    help: "När förhandsvisningen inte går att hämta.",
  },
} satisfies Translations;
