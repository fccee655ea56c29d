import type { Translations } from "./translation.ts";

export const giftDocumentWords = {
  "giftDocument.words": { sv: "Vad vill du säga?", en: "What would you like to say?" },
  "giftDocument.to": { sv: "Till", en: "To" },
  "giftDocument.to.hint": {
    sv: "Namnet som ska stå, till exempel ”Mamma” eller ”Kerstin och Lars”.",
    en: "The name that will stand there, for example “Mum” or “Kerstin and Lars”.",
  },
  "giftDocument.to.required": { sv: "Skriv vem det är till", en: "Write who it is for" },
  "giftDocument.from": { sv: "Från", en: "From" },
  "giftDocument.from.hint": { sv: "Ditt namn, eller flera.", en: "Your name, or several." },
  "giftDocument.from.required": { sv: "Skriv vem det är från", en: "Write who it is from" },
  "giftDocument.greeting": { sv: "Hälsning", en: "Greeting" },
  "giftDocument.greeting.hint": {
    sv: "Några ord, på högst åtta rader. Det blir fint utan också.",
    en: "A few words, of eight lines at most. It is beautiful without, too.",
  },
  "giftDocument.greeting.tooLong": {
    sv: "Hälsningen får inte plats. Korta den lite.",
    en: "The greeting does not fit. Make it a little shorter.",
  },
  "giftDocument.greeting.tooManyLines": {
    sv: "Hälsningen har för många rader. Det finns plats för åtta.",
    en: "The greeting has too many lines. There is room for eight.",
  },
  "giftDocument.greeting.takeBack": {
    sv: "Ta tillbaka det jag skrev",
    en: "Take back what I wrote",
    help: "Knapp, när ett förslag har ersatt en egen text.",
  },
  "giftDocument.suggestions": {
    sv: "Visa ord att låna",
    en: "Show words to borrow",
    help: "Knapp som visar förslag till hälsning.",
  },
  "giftDocument.suggestions.hide": { sv: "Dölj ord att låna", en: "Hide words to borrow" },
  "giftDocument.suggestions.take": {
    sv: "Använd orden: {words}",
    en: "Use the words: {words}",
    help: "Läses upp för den som inte ser. {words} är förslaget.",
  },
  "giftDocument.suggestion.birthday": {
    sv: "Grattis på födelsedagen!",
    en: "Happy birthday!",
    help: "Förslag till hälsning.",
  },
  "giftDocument.suggestion.christmas": {
    sv: "God jul och ett gott nytt år!",
    en: "Merry Christmas and a happy New Year!",
    help: "Förslag till hälsning.",
  },
  "giftDocument.suggestion.thanks": {
    sv: "Tack för allt du gör.",
    en: "Thank you for all you do.",
    help: "Förslag till hälsning.",
  },
  "giftDocument.suggestion.everything": {
    sv: "Till dig som har allt: något som räcker till många.",
    en: "For you who have everything: something that goes to many.",
    help: "Förslag till hälsning.",
  },
  "giftDocument.suggestion.wedding": {
    sv: "Lycka till, båda två!",
    en: "All happiness to you both!",
    help: "Förslag till hälsning.",
  },
  "giftDocument.suggestion.heart": {
    sv: "Från hjärtat, till hjärtan.",
    en: "From the heart, to hearts.",
    help: "Förslag till hälsning.",
  },
  "giftDocument.name.tooLong": { sv: "Namnet får ha högst 60 bokstäver", en: "There is room for 60 letters of a name" },
  "giftDocument.hasLink": {
    sv: "Länkar kan inte stå här. Skriv det med vanliga ord.",
    en: "There can be no links here. Write it in plain words.",
  },
  "giftDocument.forbidden": {
    sv: "Här finns tecken som vi inte kan skriva. Skriv bara med vanliga bokstäver och skiljetecken.",
    en: "There are characters here that we cannot write. Use ordinary letters and punctuation.",
  },
} satisfies Translations;
