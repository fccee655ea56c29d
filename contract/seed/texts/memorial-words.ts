import type { Translations } from "./translation.ts";

export const memorialWords = {
  "memorial.who": { sv: "Vem vill du minnas?", en: "Who would you like to remember?" },
  "memorial.name.required": {
    sv: "Skriv namnet på den du vill minnas",
    en: "Write the name of the person you would like to remember",
  },
  "memorial.bornYear": { sv: "Födelseår", en: "Year of birth" },
  "memorial.diedYear": { sv: "Dödsår", en: "Year of death" },
  "memorial.diedBeforeBorn": {
    sv: "Årtalet är tidigare än födelseåret",
    en: "The year is earlier than the year of birth",
  },
  "memorial.notAYear": {
    sv: "Skriv ett årtal som har varit, med fyra siffror, till exempel 1941, eller lämna fältet tomt",
    en: "Write a year that has been, with four digits, for example 1941, or leave the field empty",
  },
  "memorial.sheet": { sv: "Minnesbladet", en: "The memorial sheet" },
  "memorial.words": {
    sv: "Bild, årtal och hälsning",
    en: "Picture, years and greeting",
    help: "Raden som viker ut det som inte måste väljas.",
  },
  "memorial.words.hint": {
    sv: "Om du vill. Bara namnen är också fint.",
    en: "If you wish. The names alone are beautiful, too.",
  },
  "memorial.greeting.label": { sv: "Hälsning", en: "Greeting" },
  "memorial.greeting.hint": {
    sv: "Högst åtta rader.",
    en: "Eight lines at most.",
  },
  "memorial.greeting.tooLong": {
    sv: "Hälsningen får inte plats. Korta den lite.",
    en: "The greeting does not fit. Make it a little shorter.",
  },
  "memorial.greeting.tooManyLines": {
    sv: "Hälsningen har för många rader. Det finns plats för åtta.",
    en: "The greeting has too many lines. There is room for eight.",
  },
  "memorial.greeting.takeBack": {
    sv: "Ta tillbaka det jag skrev",
    en: "Take back what I wrote",
    help: "Knapp, när ett förslag har ersatt en egen text.",
  },
  "memorial.hasLink": {
    sv: "Länkar kan inte stå på minnesbladet. Skriv det med vanliga ord.",
    en: "There can be no links on the sheet. Write it in plain words.",
  },
  "memorial.name.tooLong": {
    sv: "Namnet får ha högst 60 bokstäver",
    en: "There is room for 60 letters of a name",
  },
  "memorial.name.anotherPerson": {
    sv: "Det här ser ut som en annan person. Här kan du rätta hur namnet stavas, men inte byta vem bladet minns.",
    en: "This looks like somebody else. You can correct the spelling of the name here, but not change who the sheet remembers.",
  },
  "memorial.forbidden": {
    sv: "Här finns tecken som vi inte kan skriva på bladet. Skriv bara med vanliga bokstäver och skiljetecken.",
    en: "There are characters here that we cannot write on the sheet. Use ordinary letters and punctuation.",
  },
  "memorial.suggestions": {
    sv: "Visa ord att låna",
    en: "Show words to borrow",
    help: "Knapp som visar förslag till hälsning.",
  },
  "memorial.suggestions.hide": { sv: "Dölj ord att låna", en: "Hide words to borrow" },
  "memorial.suggestions.take": {
    sv: "Använd orden: {words}",
    en: "Use the words: {words}",
    help: "Läses upp för den som inte ser. {words} är förslaget.",
  },
  "memorial.suggestion.thanks": {
    sv: "Tack för allt du gav oss.",
    en: "Thank you for all you gave us.",
    help: "Förslag till hälsning.",
  },
  "memorial.suggestion.thanksOfOne": {
    sv: "Tack för allt du gav mig.",
    en: "Thank you for all you gave me.",
    help: "Förslag till hälsning, från en ensam givare.",
  },
  "memorial.suggestion.love": {
    sv: "I kärlek och tacksamhet.",
    en: "In love and gratitude.",
    help: "Förslag till hälsning.",
  },
  "memorial.suggestion.heart": {
    sv: "Du finns kvar i våra hjärtan.",
    en: "You remain in our hearts.",
    help: "Förslag till hälsning.",
  },
  "memorial.suggestion.light": {
    sv: "Ett ljust minne lever vidare.",
    en: "A bright memory lives on.",
    help: "Förslag till hälsning.",
  },
  "memorial.suggestion.peace": { sv: "Vila i frid.", en: "Rest in peace.", help: "Förslag till hälsning." },
  "memorial.suggestion.thoughts": {
    sv: "Vi tänker på er i sorgen.",
    en: "Our thoughts are with you in your grief.",
    help: "Förslag till hälsning.",
  },
  "memorial.suggestion.thoughtsOfOne": {
    sv: "Jag tänker på er i sorgen.",
    en: "My thoughts are with you in your grief.",
    help: "Förslag till hälsning, från en ensam givare.",
  },
  "memorial.givers": { sv: "Från", en: "From" },
  "memorial.givers.hint": {
    sv: "Namnen som ska stå på bladet, till exempel ”Gunilla, Per och barnbarnen” eller ett namn på varje rad.",
    en: "The names that will stand on the sheet, for example “Gunilla, Per and the grandchildren”, or one name on each row.",
  },
  "memorial.givers.label": { sv: "Namn {number}", en: "Name {number}", help: "{number} är platsen i listan." },
  "memorial.givers.required": { sv: "Skriv vem hälsningen är från", en: "Write who the greeting is from" },
  "memorial.givers.add": { sv: "Lägg till ett namn", en: "Add a name" },
  "memorial.givers.remove": {
    sv: "Ta bort namn {number}",
    en: "Remove name {number}",
    help: "{number} är platsen i listan.",
  },
  "memorial.givers.full": {
    sv: "Det finns plats för tio namn. Är ni fler, ring oss på {phone}, så hjälper vi er.",
    en: "There is room for ten names. If you are more, call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
