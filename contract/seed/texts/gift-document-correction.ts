import type { Translations } from "./translation.ts";

export const giftDocumentCorrection = {
  "giftDocument.correct.wrong": { sv: "Blev något ord fel?", en: "Is a word wrong?" },
  "giftDocument.correct.before": {
    sv: "Orden går att ändra tills det är skickat.",
    en: "The words can be changed until it has been sent.",
  },
  "giftDocument.correct.after": {
    sv: "Det går att rätta en gång. Har vi redan skickat det kommer det nya samma väg, gratis.",
    en: "It can be corrected once. If it has been sent, we send the new one the same way, free of charge.",
  },
  "giftDocument.correct.kept": {
    sv: "Ändra orden och ladda ner det på nytt.",
    en: "Change the words and download it anew.",
  },
  "giftDocument.correct.saved": { sv: "Ändringen är sparad.", en: "The change has been saved." },
  "giftDocument.correct.open": { sv: "Ändra orden", en: "Change the words" },
  "giftDocument.correct.heading": { sv: "Ändra orden", en: "Change the words" },
  "giftDocument.correct.send": { sv: "Spara ändringen", en: "Save the change" },
  "giftDocument.correct.leave": { sv: "Lämna det som det är", en: "Leave it as it is" },
  "giftDocument.correct.back": { sv: "Tillbaka", en: "Back" },
  "giftDocument.correct.already": {
    sv: "Det har redan rättats en gång, så det går inte att ändra här igen. Ring oss på {phone}, så hjälper vi dig.",
    en: "It has already been corrected once, so it cannot be changed here again. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.correct.notSent": {
    sv: "Det gick inte att spara just nu. Inget är ändrat. Försök igen om en stund, eller ring oss på {phone}.",
    en: "It could not be saved just now. Nothing has changed. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.correct.changed": {
    sv: "Orden har ändrats på annat håll medan du skrev, kanske i en annan flik. Det du har skrivit står kvar här men är inte sparat. Vill du att det ska gälla, spara en gång till. Undrar du något, ring oss på {phone}.",
    en: "The words were changed elsewhere while you wrote, perhaps in another tab. What you have written is still here but has not been saved. If you want it to stand, save once more. If you have any questions, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.correct.standsNow": { sv: "Så här står det nu", en: "This is what it says now" },
} satisfies Translations;
