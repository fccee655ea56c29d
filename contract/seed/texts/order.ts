import type { Translations } from "./translation.ts";

/** What is the same for all of them. */
export const order = {
  "order.steps": { sv: "Steg", en: "Steps", help: "Läses upp av skärmläsare för stegen i ett formulär." },
  "order.sum": { sv: "{amount} kr", en: "{amount} kr", help: "Beloppet som betalas. {amount} är beloppet." },
  "order.goOn": { sv: "Gå vidare", en: "Continue" },
  "order.back": { sv: "Tillbaka", en: "Back" },
  "order.yourDetails": { sv: "Dina uppgifter", en: "Your details" },
  "order.toPayment": { sv: "Fortsätt till betalning", en: "Continue to payment" },
  "order.sending": { sv: "Ett ögonblick …", en: "One moment …", help: "Står på knappen medan uppgifterna skickas." },
  "order.offline": {
    sv: "Du har inget nät just nu. Allt du har skrivit finns kvar, och inga pengar har dragits. Försök igen när du har nät, eller ring oss på {phone}.",
    en: "You are offline right now. Everything you have written is still here, and no money has been drawn. Try again when you are back online, or call us on {phone}.",
    help: "{phone} är telefonnumret.",
  },
  "order.tooMany": {
    sv: "Det blev många försök. Vänta en stund och försök igen, eller ring oss på {phone}. Inga pengar har dragits.",
    en: "That was a lot of attempts. Wait a while and try again, or call us on {phone}. No money has been drawn.",
    help: "{phone} är telefonnumret.",
  },
} satisfies Translations;
