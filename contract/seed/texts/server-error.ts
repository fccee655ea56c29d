import type { Translations } from "./translation.ts";

export const serverError = {
  "serverError.title": { sv: "Något gick fel", en: "Something went wrong" },
  "serverError.heading": { sv: "Något gick fel hos oss", en: "Something went wrong at our end" },
  "serverError.lead": {
    sv: "Det är inte ditt fel. Vänta en stund och försök igen.",
    en: "It is not your fault. Wait a moment and try again.",
  },
  "serverError.gift": {
    sv: "Var du mitt i en gåva? Då är den antingen helt genomförd eller inte alls. Är du osäker, ring oss på {phone}.",
    en: "Were you giving? Then the gift has either gone through completely or not at all. If you are unsure, call us on {phone}.",
  },
  "serverError.again": { sv: "Försök igen", en: "Try again" },
} satisfies Translations;
