import type { Translations } from "./translation.ts";

export const giftLetter = {
  "giftLetter.text.gift_certificate": {
    sv: "Här kommer ett gåvobevis till dig. Någon som tänker på dig har gett en gåva till {organisation}, till svensk forskning om hjärta, kärl och lungor.",
    en: "Here is a gift certificate for you. Somebody who thinks of you has made a gift to {organisation}, for Swedish research on the heart, blood vessels and lungs.",
    help: "På sidan med adressen, före ett gåvobevis som kommer med posten. {organisation} är vårt namn.",
  },
  "giftLetter.text.gift_card": {
    sv: "Här kommer ett gåvokort till dig. Någon som tänker på dig har gett en gåva till {organisation}, till svensk forskning om hjärta, kärl och lungor.",
    en: "Here is a gift card for you. Somebody who thinks of you has made a gift to {organisation}, for Swedish research on the heart, blood vessels and lungs.",
    help: "På sidan med adressen, före ett gåvokort som kommer med posten. {organisation} är vårt namn.",
  },
  "giftLetter.corrected": {
    sv: "Det här är rättat. Det ersätter det som vi skickade tidigare.",
    en: "This has been corrected. It replaces the one that we sent earlier.",
    help: "På sidan med adressen, när orden har rättats efter att det första skickades.",
  },
  "giftLetter.questions": {
    sv: "Undrar du över något? Ring oss på {phone}.",
    en: "Do you have any questions? Call us on {phone}.",
    help: "På sidan med adressen. {phone} är vårt telefonnummer.",
  },
  "giftLetter.greeting": {
    sv: "Varma hälsningar från oss på {organisation}",
    en: "Warm regards from all of us at {organisation}",
    help: "Sist på sidan med adressen. {organisation} är vårt namn.",
  },
} satisfies Translations;
