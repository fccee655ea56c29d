import type { Translations } from "./translation.ts";

export const memorialCorrection = {
  "memorial.correct.wrong": { sv: "Blev något ord fel?", en: "Is a word wrong?" },
  "memorial.correct.before": {
    sv: "Orden går att ändra tills bladet är skickat.",
    en: "The words can be changed until the sheet has been sent.",
  },
  "memorial.correct.after": {
    sv: "Bladet går att rätta en gång. Har vi redan skickat det kommer det nya samma väg, gratis.",
    en: "The sheet can be corrected once. If it has been sent, we send the new one the same way, free of charge.",
  },
  "memorial.correct.kept": {
    sv: "Ändra orden och ladda ner bladet på nytt.",
    en: "Change the words and download the sheet anew.",
  },
  "memorial.correct.toDonor": {
    sv: "Bladet går att rätta en gång. Ceremonin har varit, så vi mejlar det nya bladet till dig och inte till begravningsbyrån. Det kostar inget.",
    en: "The sheet can be corrected once. The ceremony has been, so we e-mail the new sheet to you and not to the funeral parlour. It is free of charge.",
    help: "När bladet gick till en begravningsbyrå och dagen för ceremonin har passerat.",
  },
  "memorial.correct.toNobody": {
    sv: "Bladet går att rätta en gång. Ceremonin har varit, så vi skickar inte det nya bladet till begravningsbyrån. Ladda ner det här.",
    en: "The sheet can be corrected once. The ceremony has been, so we do not send the new sheet to the funeral parlour. Download it here.",
    help: "Samma som ovan, när vi inte har någon e-postadress till den som gav.",
  },
  "memorial.correct.saved": { sv: "Ändringen är sparad.", en: "The change has been saved." },
  "memorial.correct.open": { sv: "Ändra orden", en: "Change the words" },
  "memorial.correct.heading": { sv: "Ändra minnesbladet", en: "Change the sheet" },
  "memorial.correct.send": { sv: "Spara det nya bladet", en: "Save the new sheet" },
  "memorial.correct.leave": { sv: "Lämna det som det är", en: "Leave it as it is" },
  "memorial.correct.back": { sv: "Tillbaka till bladet", en: "Back to the sheet" },
  "memorial.correct.already": {
    sv: "Bladet har redan rättats en gång, så det går inte att ändra här igen. Ring oss på {phone}, så hjälper vi dig.",
    en: "The sheet has already been corrected once, so it cannot be changed here again. Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.correct.notSent": {
    sv: "Det gick inte att spara just nu. Inget är ändrat. Försök igen om en stund, eller ring oss på {phone}.",
    en: "It could not be saved just now. Nothing has changed. Try again in a while, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.correct.changed": {
    sv: "Bladet har ändrats på annat håll medan du skrev, kanske i en annan flik. Det du har skrivit står kvar här men är inte sparat. Vill du att det ska gälla, spara en gång till. Undrar du något, ring oss på {phone}.",
    en: "The sheet was changed elsewhere while you wrote, perhaps in another tab. What you have written is still here but has not been saved. If you want it to stand, save once more. If you have any questions, call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.correct.standsNow": { sv: "Så här står det på bladet nu", en: "This is what the sheet says now" },
  "memorial.correct.otherPerson": {
    sv: "Blev namnet helt fel? Ring oss på {phone}, så hjälper vi dig.",
    en: "Is the name altogether wrong? Call us on {phone} and we will help you.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
