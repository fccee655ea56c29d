import type { Translations } from "./translation.ts";

export const memorialPage = {
  "memorial.download.pdf": { sv: "Ladda ner minnesbladet", en: "Download the sheet" },
  "memorial.download.png": { sv: "Som bild till mobilen", en: "As a picture for your phone" },
  "memorial.download.failed": {
    sv: "Det gick inte att hämta minnesbladet just nu. Försök igen om en stund, eller ring oss på {phone}, så skickar vi det.",
    en: "The sheet could not be fetched just now. Try again in a while, or call us on {phone} and we will send it.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.download.waiting": {
    sv: "Det är många som hämtar sina blad just nu. Ditt kommer om en liten stund, du behöver inte göra något.",
    en: "Many are fetching their sheets just now. Yours comes in a little while, you need not do anything.",
  },
  "memorial.page.title": { sv: "Ditt minnesblad", en: "Your memorial sheet" },
  "memorial.page.noScript": {
    sv: "Minnesbladet kan inte visas i din webbläsare. Ring oss på {phone}, så skickar vi det till dig.",
    en: "The sheet cannot be shown in your browser. Call us on {phone} and we will send it to you.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.page.sheet": { sv: "Minnesbladet", en: "The sheet" },
  "memorial.page.asking": { sv: "Vi hämtar minnesbladet …", en: "We are fetching the sheet …" },
  "memorial.page.away": { sv: "Vi når inte minnesbladet just nu", en: "We cannot reach the sheet just now" },
  "memorial.page.again": { sv: "Försök igen", en: "Try again" },
  "memorial.page.notFound": { sv: "Vi hittar inget minnesblad här", en: "We find no memorial sheet here" },
  "memorial.page.notFoundText": {
    sv: "Adressen kan ha blivit fel på vägen. Har du gett en gåva är den trygg hos oss. Ring {phone}, så hittar vi bladet tillsammans.",
    en: "The address may have been damaged on the way. If you have given a gift it is safe with us. Call {phone} and we will find the sheet together.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.page.unpaid": { sv: "Minnesbladet väntar på gåvan", en: "The sheet waits for the gift" },
  "memorial.page.unpaid.text": {
    sv: "Allt du har skrivit finns kvar. När gåvan är betald skickar vi bladet.",
    en: "Everything you have written is still here. When the gift is paid we send the sheet.",
  },
  "memorial.page.pay": { sv: "Till betalningen", en: "To the payment" },
  "memorial.page.waiting": { sv: "Minnesbladet är på väg", en: "The sheet is on its way" },
  "memorial.page.waiting.donor": {
    sv: "Tack, gåvan är framme. Bladet kommer i din mejl om en liten stund.",
    en: "Thank you, the gift has reached us. The sheet comes by e-mail in a little while.",
  },
  "memorial.page.waiting.parlor": {
    sv: "Tack, gåvan är framme. Vi mejlar bladet till begravningsbyrån om en liten stund.",
    en: "Thank you, the gift has reached us. We e-mail the sheet to the funeral parlour in a little while.",
  },
  "memorial.page.waiting.post": {
    sv: "Tack, gåvan är framme. Vi skriver ut bladet och postar det nästa vardag.",
    en: "Thank you, the gift has reached us. We print the sheet and post it the next working day.",
  },
  "memorial.page.sent": { sv: "Minnesbladet är skickat", en: "The sheet has been sent" },
  "memorial.page.sent.donor": {
    sv: "Det ligger i din mejl. Hittar du det inte? Ladda ner det här.",
    en: "It is in your e-mail. Can you not find it? Download it here.",
  },
  "memorial.page.sent.parlor": {
    sv: "Vi har mejlat det till begravningsbyrån. Vill du ha det själv? Ladda ner det här.",
    en: "We have e-mailed it to the funeral parlour. Would you like it yourself? Download it here.",
  },
  "memorial.page.printed": { sv: "Minnesbladet är på väg med posten", en: "The sheet is on its way by post" },
  "memorial.page.printed.text": {
    sv: "Vill du ha det redan nu? Ladda ner det här.",
    en: "Would you like it already? Download it here.",
  },
  "memorial.page.refused": { sv: "Minnesbladet kom inte fram", en: "The sheet did not arrive" },
  "memorial.page.refused.text": {
    sv: "Det gick inte att skicka det med e-post. Gåvan är trygg hos oss. Ladda ner bladet här, eller ring oss, så skickar vi det en gång till.",
    en: "It could not be sent by e-mail. The gift is safe with us. Download the sheet here, or call us and we will send it again.",
  },
  "memorial.page.kept": { sv: "Minnesbladet finns här", en: "The sheet is here" },
  "memorial.page.kept.text": {
    sv: "Vi skickar det ingenstans. Ladda ner det om du vill.",
    en: "We send it nowhere. Download it if you wish.",
  },
  "memorial.page.print": { sv: "Skriv ut", en: "Print" },
} satisfies Translations;
