import type { Language } from "contract/published-content.ts";

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB" };

const byLanguage = <T>(make: (locale: string) => T): Record<Language, T> => ({
  sv: make(locales.sv),
  en: make(locales.en),
});

const wholeNumbers = byLanguage((locale) => new Intl.NumberFormat(locale));
/** The day is Sweden's, wherever the page is built or read. */
const days = byLanguage(
  (locale) => new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "Europe/Stockholm" }),
);

/** "1 000 000" with spaces that do not break, or "1,000,000". */
export const showNumber = (value: number, language: Language): string => wholeNumbers[language].format(value);

/** "21 november 2026" or "21 November 2026", on one line. */
export const showDay = (moment: string, language: Language): string =>
  days[language].format(new Date(moment)).replaceAll(" ", "\u00a0");
