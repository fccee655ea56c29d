import { memorialAmount } from "./memorial-amount.ts";
import { memorialCorrection } from "./memorial-correction.ts";
import { memorialDelivery } from "./memorial-delivery.ts";
import { memorialOrder } from "./memorial-order.ts";
import { memorialPage } from "./memorial-page.ts";
import { memorialPreview } from "./memorial-preview.ts";
import { memorialSearch } from "./memorial-search.ts";
import { memorialWords } from "./memorial-words.ts";
import type { Translations } from "./translation.ts";

export const memorial = {
  ...memorialSearch,
  ...memorialPreview,
  ...memorialWords,
  ...memorialAmount,
  ...memorialDelivery,
  ...memorialOrder,
  ...memorialPage,
  ...memorialCorrection,
  "memorial.step.sheet": { sv: "Minnesblad", en: "Memorial sheet" },
  "memorial.step.donor": { sv: "Dina uppgifter", en: "Your details" },
  "memorial.step.order": { sv: "Betala", en: "Pay" },
  "memorial.preview": { sv: "Så blir minnesbladet", en: "Your memorial sheet" },
  "memorial.call": {
    sv: "Vill du hellre prata med oss? Ring {phone}.",
    en: "Would you rather talk to us? Call {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "memorial.privacy": {
    sv: "Vi använder uppgifterna för gåvan: minnesbladet, kvittot och, om du vill, skattereduktionen.",
    en: "We use the details for the gift: the sheet, the receipt and, if you wish, the tax reduction.",
  },
} satisfies Translations;
