import type { Translations } from "./translation.ts";

/** The page that a parcel is packed by, and that lies in it. */
export const packingList = {
  "packingList.documentTitle": {
    sv: "Beställningar att packa",
    en: "Orders to pack",
    help: "Titeln på dokumentet med beställningar att packa. Bara vi ser den.",
  },
  "packingList.heading": { sv: "Följesedel", en: "Packing slip", help: "Rubriken på sidan som ligger i paketet." },
  "packingList.order": { sv: "Ordernummer", en: "Order number", help: "På följesedeln." },
  "packingList.date": { sv: "Beställd", en: "Ordered", help: "På följesedeln, framför dagen." },
  "packingList.weight": { sv: "Vikt", en: "Weight", help: "På följesedeln, framför vikten. Bara för den som packar." },
  "packingList.quantity": { sv: "Antal", en: "Quantity", help: "Kolumn på följesedeln." },
  "packingList.number": { sv: "Nr", en: "No.", help: "Kolumn på följesedeln: artikelnumret." },
  "packingList.article": { sv: "Artikel", en: "Article", help: "Kolumn på följesedeln." },
  "packingList.thanks": {
    sv: "Tack för att du beställer av oss. Det som blir över går till svensk forskning om hjärta, kärl och lungor.",
    en: "Thank you for ordering from us. What is left over goes to Swedish research on the heart, blood vessels and lungs.",
    help: "Under artiklarna på följesedeln.",
  },
  "packingList.questions": {
    sv: "Saknas något eller är något trasigt? Ring oss på {phone}.",
    en: "Is something missing or broken? Call us on {phone}.",
    help: "Längst ner på följesedeln. {phone} är vårt telefonnummer.",
  },
} satisfies Translations;
