import type { Translations } from "./translation.ts";

/** On the page of any card that somebody has shared. */
export const sharedCard = {
  "sharedCard.asking": { sv: "Vi hämtar kortet …", en: "We are fetching the card …" },
  "sharedCard.again": { sv: "Försök igen", en: "Try again" },
  "sharedCard.keep": { sv: "Spara kortet", en: "Keep the card" },
  "sharedCard.download.pdf": { sv: "PDF att skriva ut och vika", en: "PDF to print and fold" },
  "sharedCard.download.png": { sv: "Som bild", en: "As a picture" },
  "sharedCard.download.failed": {
    sv: "Det gick inte att hämta kortet just nu. Försök igen om en stund, eller ring oss på {phone}.",
    en: "The card could not be fetched just now. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "sharedCard.print": { sv: "Skriv ut", en: "Print" },
  "sharedCard.report": { sv: "Säg till oss", en: "Tell us" },
  "sharedCard.report.text": {
    sv: "Är det något på kortet som sårar eller inte stämmer?",
    en: "Is there anything on the card that hurts or is not true?",
  },
  "sharedCard.report.why": { sv: "Vad är det som är fel?", en: "What is wrong?" },
  "sharedCard.report.hint": {
    sv: "Bara vi läser det. Den som har skrivit kortet får inte veta vem som har sagt till.",
    en: "Only we read it. Whoever wrote the card is not told who has told us.",
  },
  "sharedCard.report.send": { sv: "Skicka till oss", en: "Send to us" },
  "sharedCard.sending": { sv: "Ett ögonblick …", en: "One moment …" },
  "sharedCard.report.leave": { sv: "Avbryt", en: "Cancel" },
  "sharedCard.report.thanks": {
    sv: "Tack för att du sa till. Vi läser det så snart vi kan.",
    en: "Thank you for telling us. We will read it as soon as we can.",
  },
  "sharedCard.report.failed": {
    sv: "Det gick inte att skicka just nu. Det du har skrivit finns kvar. Försök igen om en stund, eller ring oss på {phone}.",
    en: "It could not be sent just now. What you have written is still here. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "sharedCard.report.tooLong": {
    sv: "Det är lite för långt. Korta det till 500 tecken.",
    en: "That is a little too long. Make it 500 characters at most.",
  },
  "sharedCard.call": { sv: "Ring {phone}", en: "Call {phone}", help: "{phone} är telefonnumret." },
} satisfies Translations;
