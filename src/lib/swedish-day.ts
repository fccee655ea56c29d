import type { Language } from "@hjarta-lunga/contract/languages.ts";

const timeZone = "Europe/Stockholm";
const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB" };

/** Today in Sweden, as "2026-11-22", wherever the visitor is. */
export const todayInSweden = (): string => new Date().toLocaleDateString("sv", { timeZone });

/** "28 december 2026", or without its year where that goes without saying. A day that breaks between two lines is hard to read. */
export function sayDay(day: string, language: Language, withYear = true): string {
  const said = new Date(day).toLocaleDateString(locales[language], {
    timeZone: "UTC",
    day: "numeric",
    month: "long",
    ...(withYear && { year: "numeric" }),
  });
  return said.replaceAll(" ", "\u00a0");
}
