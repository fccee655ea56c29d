import type { Translations } from "./translation.ts";

export const giftDocumentPage = {
  "giftDocument.download.pdf": { sv: "Ladda ner som PDF", en: "Download as PDF" },
  "giftDocument.download.png": { sv: "Som bild till mobilen", en: "As a picture for your phone" },
  "giftDocument.download.failed": {
    sv: "Det gick inte att hämta det just nu. Försök igen om en stund, eller ring oss på {phone}, så skickar vi det.",
    en: "It could not be fetched just now. Try again in a while, or call us on {phone} and we will send it.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.download.waiting": {
    sv: "Det är många som hämtar just nu. Ditt kommer om en liten stund, du behöver inte göra något.",
    en: "Many are downloading just now. Yours comes in a little while, you need not do anything.",
  },
  "giftDocument.page.noScript": {
    sv: "Sidan kan inte visas i din webbläsare. Ring oss på {phone}, så skickar vi det till dig.",
    en: "The page cannot be shown in your browser. Call us on {phone} and we will send it to you.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.page.asking": { sv: "Vi hämtar det …", en: "We are fetching it …" },
  "giftDocument.page.away": { sv: "Vi når det inte just nu", en: "We cannot reach it just now" },
  "giftDocument.page.again": { sv: "Försök igen", en: "Try again" },
  "giftDocument.page.notFound": { sv: "Vi hittar inget här", en: "We find nothing here" },
  "giftDocument.page.notFoundText": {
    sv: "Adressen kan ha blivit fel på vägen. Har du gett en gåva är den trygg hos oss. Ring {phone}, så hittar vi den tillsammans.",
    en: "The address may have been damaged on the way. If you have given a gift it is safe with us. Call {phone} and we will find it together.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.page.unpaid": { sv: "Det väntar på gåvan", en: "It waits for the gift" },
  "giftDocument.page.unpaid.text": {
    sv: "Allt du har skrivit finns kvar. När gåvan är betald är det klart.",
    en: "Everything you have written is still here. When the gift is paid it is ready.",
  },
  "giftDocument.page.pay": { sv: "Till betalningen", en: "To the payment" },
  "giftDocument.page.waiting.donor": {
    sv: "Det är klart, och på väg till din mejl",
    en: "It is ready, and on its way to your e-mail",
  },
  "giftDocument.page.waiting.donor.text": {
    sv: "Tack, gåvan är framme. Mejlet kommer om en liten stund. Ladda ner det här om du har bråttom.",
    en: "Thank you, the gift has reached us. The e-mail comes in a little while. Download it here if you are in a hurry.",
  },
  "giftDocument.page.waiting.post": {
    sv: "Det är klart, och vi postar det",
    en: "It is ready, and we post it",
  },
  "giftDocument.page.waiting.post.text": {
    sv: "Tack, gåvan är framme. Vi skriver ut det och postar det nästa vardag.",
    en: "Thank you, the gift has reached us. We print it and post it the next working day.",
  },
  "giftDocument.page.sent": { sv: "Det ligger i din mejl", en: "It is in your e-mail" },
  "giftDocument.page.sent.text": {
    sv: "Hittar du det inte? Ladda ner det här.",
    en: "Can you not find it? Download it here.",
  },
  "giftDocument.page.printed": { sv: "Det är på väg med posten", en: "It is on its way by post" },
  "giftDocument.page.printed.text": {
    sv: "Vill du ha det redan nu? Ladda ner det här.",
    en: "Would you like it already? Download it here.",
  },
  "giftDocument.page.refused": { sv: "Mejlet kom inte fram", en: "The e-mail did not arrive" },
  "giftDocument.page.refused.text": {
    sv: "Gåvan är trygg hos oss. Ladda ner det här, eller ring oss, så skickar vi det en gång till.",
    en: "The gift is safe with us. Download it here, or call us and we will send it again.",
  },
  "giftDocument.page.kept": { sv: "Det är klart", en: "It is ready" },
  "giftDocument.page.kept.text": {
    sv: "Ladda ner det, skriv ut det eller skicka det vidare.",
    en: "Download it, print it or pass it on.",
  },
  "giftDocument.page.print": { sv: "Skriv ut", en: "Print" },
} satisfies Translations;
