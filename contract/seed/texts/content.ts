import type { Translations } from "./translation.ts";

export const content = {
  "content.breatheIn": { sv: "andas in", en: "breathe in" },
  "content.breatheOut": { sv: "andas ut", en: "breathe out" },
  "content.cardComes": {
    sv: "Kommer den {day}",
    en: "Comes on {day}",
    help: "Under ett kort som inte går att skicka än. {day} är dagen då det börjar gå.",
  },
} satisfies Translations;
