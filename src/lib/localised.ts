import type { Language } from "@hjarta-lunga/contract/languages.ts";

const thousands: Record<Language, string> = { sv: "\u00a0", en: "," };

/** Intl.NumberFormat takes a phone 100 ms the first time, before the page is hydrated. */
export const showNumber = (whole: number, language: Language): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands[language]);
