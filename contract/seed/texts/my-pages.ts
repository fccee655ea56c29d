import type { Translations } from "./translation.ts";

/** /mina-sidor/: what somebody gave, what it became, and what goes on. */
export const myPages = {
  "myPages.title": { sv: "Mina sidor", en: "My pages" },
} satisfies Translations;
