import type { Translations } from "./translation.ts";

export const offline = {
  "offline.title": { sv: "Ingen kontakt med internet", en: "No internet connection" },
  "offline.heading": { sv: "Det är avbrott på ledningen", en: "The line is down" },
  "offline.lead": {
    sv: "Vi når inte internet från din telefon eller dator just nu. Se efter att du har nät och försök igen. Sidor som du nyss har läst går ofta att öppna ändå.",
    en: "Your phone or computer cannot reach the internet right now. Check your connection and try again. Pages that you have just read can often be opened anyway.",
  },
  "offline.gift": {
    sv: "Var du mitt i en gåva? Det du har skrivit finns kvar i den här fliken. Har du redan godkänt en betalning ska du inte betala igen, vi visar hur det gick när du har nät.",
    en: "Were you giving? What you have written is still in this tab. If you have already approved a payment, do not pay again: we will show how it went when you are back online.",
  },
  "offline.again": { sv: "Försök igen", en: "Try again" },
  "offline.reach": { sv: "Så når du oss ändå", en: "How to reach us anyway" },
  "offline.english": {
    sv: "You are offline. Check your connection and try again.",
    en: "You are offline. Check your connection and try again.",
    help: "Står på engelska i båda språken, för den som inte läser svenska.",
  },
} satisfies Translations;
