import type { Translations } from "./translation.ts";

export const membershipCard = {
  "membershipCard.documentTitle": {
    sv: "Medlemskort {number}, {organisation}",
    en: "Membership card {number}, {organisation}",
    help: "Titeln på medlemskortet som dokument. {number} är medlemsnumret, {organisation} är vårt namn.",
  },
  "membershipCard.title": { sv: "Medlemskort", en: "Membership card", help: "Rubriken på medlemskortet." },
  "membershipCard.number": {
    sv: "Medlemsnummer",
    en: "Member number",
    help: "På medlemskortet, framför medlemsnumret.",
  },
  "membershipCard.kind": {
    sv: "Medlemskap",
    en: "Membership",
    help: "På medlemskortet, framför medlemskapets namn.",
  },
  "membershipCard.valid": { sv: "Gäller", en: "Valid", help: "På medlemskortet, framför den tid som det gäller." },
  "membershipCard.period": {
    sv: "{first} – {last}",
    en: "{first} – {last}",
    help: "Tiden på medlemskortet. {first} är den första dagen och {last} den sista.",
  },
  "membershipCard.mark": {
    sv: "Ett rött hjärta med blad framför en sol",
    en: "A red heart with leaves before a sun",
    help: "Bildtexten till hjärtat på medlemskortet, för den som lyssnar.",
  },
  "membershipCard.footer": {
    sv: "Tack för att du är med. Frågor? Ring {phone}.",
    en: "Thank you for being one of us. Questions? Call {phone}.",
    help: "Längst ner på medlemskortet. {phone} är vårt telefonnummer.",
  },
} satisfies Translations;
