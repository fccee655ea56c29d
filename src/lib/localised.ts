import type { Language } from "@hjarta-lunga/contract/languages.ts";

const thousands: Record<Language, string> = { sv: "\u00a0", en: "," };

export const showNumber = (whole: number, language: Language): string =>
  String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, thousands[language]);
