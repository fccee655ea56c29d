import type { Translations } from "./translation.ts";

export const notFound = {
  "notFound.title": { sv: "Sidan finns inte", en: "Page not found" },
  "notFound.heading": { sv: "Den sidan har flugit sin väg", en: "That page has flown away" },
  "notFound.lead": {
    sv: "Adressen kan vara felskriven, eller så har sidan flyttat. Här är några vägar vidare.",
    en: "The address may be misspelt, or the page has moved. Here are some ways on.",
  },
  "notFound.start": { sv: "Till startsidan", en: "To the home page" },
  "notFound.myPages": {
    sv: "Se dina gåvor, hämta kvitton, ändra eller avsluta månadsgåvan",
    en: "See your gifts, download receipts, change or end your monthly gift",
    help: "Under länken till Mina sidor.",
  },
  "notFound.ways": { sv: "Kanske letade du efter", en: "Perhaps you were looking for" },
} satisfies Translations;
