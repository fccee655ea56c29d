import type { Translations } from "./translation.ts";

export const greetingCardDocument = {
  "greetingCardDocument.documentTitle": {
    sv: "Ett kort till dig",
    en: "A card for you",
    help: "Titeln på kortet som PDF. Den syns i listor över filer, så skriv inget namn här.",
  },
  "greetingCardDocument.to": { sv: "Till", en: "To", help: "På kortet, före namnet på den som får det." },
  "greetingCardDocument.from": { sv: "Från", en: "From", help: "På kortet, före namnet på den som skickar det." },
} satisfies Translations;
