import type { Translations } from "./translation.ts";

export const memorialPreview = {
  "memorial.design": { sv: "Välj en bild", en: "Choose a picture", help: "Ovanför bilderna till minnesbladet." },
  "memorial.design.BIRD": { sv: "Fågel i månljus", en: "Bird in moonlight" },
  "memorial.design.CRANES": { sv: "Tranor över sjön", en: "Cranes over the lake" },
  "memorial.design.ANEMONES": { sv: "Vitsippor", en: "Wood anemones" },
  "memorial.design.LILY_OF_THE_VALLEY": { sv: "Liljekonvaljer", en: "Lilies of the valley" },
  "memorial.design.WREATH": { sv: "Krans", en: "Wreath" },
  "memorial.preview.alt": {
    sv: "Minnesbladet så här långt",
    en: "The memorial sheet so far",
    help: "Bildtexten till förhandsvisningen, för den som lyssnar. Efter den läses det som står på bladet.",
  },
  "memorial.preview.enlarge": {
    sv: "Visa bladet större",
    en: "Show the sheet larger",
    help: "Knappen under förhandsvisningen. Den öppnar bladet så stort att orden går att läsa på en telefon.",
  },
  "memorial.preview.close": { sv: "Stäng", en: "Close" },
  "memorial.preview.waiting": {
    sv: "Minnesbladet ritas. Det dröjer en liten stund.",
    en: "The memorial sheet is being drawn. It takes a moment.",
    help: "När många ritar sina minnesblad samtidigt.",
  },
  "memorial.preview.letters": {
    sv: "Något av det du skrev har tecken som vi inte kan skriva på minnesbladet. Prova att byta ut ovanliga tecken eller symboler.",
    en: "Something you wrote has characters that we cannot print on the memorial sheet. Try replacing unusual characters or symbols.",
    help: "När ett tecken inte finns i något av våra typsnitt.",
  },
  "memorial.preview.failed": {
    sv: "Vi kan inte visa minnesbladet just nu. Det du har skrivit finns kvar, och det går bra att fortsätta.",
    en: "We cannot show the memorial sheet just now. What you have written is still here, and you can go on as usual.",
    help: "När förhandsvisningen inte går att hämta.",
  },
} satisfies Translations;
