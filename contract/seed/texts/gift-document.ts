import { giftDocumentAmount } from "./gift-document-amount.ts";
import { giftDocumentCorrection } from "./gift-document-correction.ts";
import { giftDocumentDelivery } from "./gift-document-delivery.ts";
import { giftDocumentKinds } from "./gift-document-kinds.ts";
import { giftDocumentOrder } from "./gift-document-order.ts";
import { giftDocumentPage } from "./gift-document-page.ts";
import { giftDocumentPicture } from "./gift-document-picture.ts";
import { giftDocumentWords } from "./gift-document-words.ts";
import type { Translations } from "./translation.ts";

export const giftDocument = {
  ...giftDocumentKinds,
  ...giftDocumentWords,
  ...giftDocumentAmount,
  ...giftDocumentPicture,
  ...giftDocumentDelivery,
  ...giftDocumentOrder,
  ...giftDocumentPage,
  ...giftDocumentCorrection,
  "giftDocument.step.document": { sv: "Hälsning", en: "Greeting" },
  "giftDocument.step.donor": { sv: "Dina uppgifter", en: "Your details" },
  "giftDocument.step.order": { sv: "Betala", en: "Pay" },
  "giftDocument.call": {
    sv: "Vill du hellre prata med oss? Ring {phone}.",
    en: "Would you rather talk to us? Call {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "giftDocument.privacy": {
    sv: "Vi använder uppgifterna för gåvan: det du ger bort, kvittot och, om du vill, skattereduktionen.",
    en: "We use the details for the gift: what you give away, the receipt and, if you wish, the tax reduction.",
  },
} satisfies Translations;
