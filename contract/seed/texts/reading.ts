import type { Translations } from "./translation.ts";

export const reading = {
  "reading.breadcrumbs": { sv: "Du är här", en: "You are here", help: "Läses upp före länkarna överst på en sida." },
  "reading.start": { sv: "Start", en: "Home", help: "Den första av länkarna överst på en sida." },
  "reading.onward": { sv: "Läs vidare", en: "Read on", help: "Rubrik över länkarna sist på en sida." },
  "reading.emergency": { sv: "Ring 112", en: "Call 112", help: "Den stora knappen på sidor som talar om 112." },
} satisfies Translations;
