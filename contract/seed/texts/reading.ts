import type { Translations } from "./translation.ts";

export const reading = {
  "reading.breadcrumbs": { sv: "Du är här", en: "You are here", help: "Läses upp före länkarna överst på en sida." },
  "reading.start": { sv: "Start", en: "Home", help: "Den första av länkarna överst på en sida." },
  "reading.onward": { sv: "Läs vidare", en: "Read on", help: "Rubrik över länkarna sist på en sida." },
  "reading.emergency": { sv: "Ring 112", en: "Call 112", help: "Den stora knappen på sidor som talar om 112." },
  "reading.contents": { sv: "På den här sidan", en: "On this page", help: "Över rubrikerna på en lång sida." },
  "reading.quietGive": {
    sv: "Det vi vet i dag vet vi för att någon gav pengar till forskning.",
    en: "What we know today we know because somebody gave money to research.",
    help: "En stilla rad bredvid texten på sidor om sjukdomar.",
  },
  "reading.quietGive.action": { sv: "Ge en gåva", en: "Give", help: "Länken efter raden." },
} satisfies Translations;
