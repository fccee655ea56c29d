import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";

const allYear = { kind: "greeting", season: null, seasonText: "Året om", offered: true } as const;

/** For any day of the year. */
export const everydayCampaigns: Campaign[] = [
  {
    ...allYear,
    code: "GENERELL_1",
    occasion: "Hälsning",
    title: "En hälsning till dig",
    greeting: "Jag tänker på dig.",
    artwork: "generell-1",
    alt: "En röd fågel med en kvist i näbben sitter i en krans av blad, blommor och bär med en gul rosett.",
  },
  {
    ...allYear,
    code: "GENERELL_2",
    occasion: "Hälsning",
    title: "Kaffet är på",
    greeting: "Det var länge sedan. Ska vi ses över en kopp kaffe?",
    artwork: "generell-2",
    alt: "En blå kaffekopp med bladrankor och ett hjärta, och två kanelbullar.",
  },
  {
    ...allYear,
    code: "GENERELL_3",
    occasion: "Hälsning",
    title: "Krya på dig",
    greeting: "Vila dig. Jag hoppas att du snart mår bättre.",
    artwork: "generell-3",
    alt: "En röd räv sover ihoprullad under månen med en liten gul fågel på ryggen.",
  },
  {
    ...allYear,
    code: "TACK_1",
    occasion: "Tack",
    title: "Tack",
    greeting: "Tack för att du finns.",
    artwork: "tack-1",
    alt: "En röd fågel ger en hjärtformad blomma till en vit fågel på en blommande gren.",
  },
  {
    ...allYear,
    code: "TACK_2",
    occasion: "Tack",
    title: "Tack för allt",
    greeting: "Tack för allt du har gjort för mig.",
    artwork: "tack-2",
    alt: "Ur ett öppet vitt kuvert växer en bukett med ett rött hjärta i mitten.",
  },
];
