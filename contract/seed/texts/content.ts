import type { Translations } from "./translation.ts";

export const content = {
  "content.breatheIn": { sv: "andas in", en: "breathe in" },
  "content.breatheOut": { sv: "andas ut", en: "breathe out" },
} satisfies Translations;
