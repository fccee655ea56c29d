import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB" };

/** "800 000", "20,6": the space does not break. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value);

/** "250 kr", "1 000,50 kr": the space does not break, and öre are written in full or not at all. */
export const formatAmount = (amountOre: number, language: Language): string => {
  const digits = amountOre % 100 === 0 ? 0 : 2;
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return `${format.format(toSek(amountOre))}\u00a0kr`;
};

/** "21 november 2026", by the clocks of Sweden. */
export const formatDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Stockholm" }).format(date);

/** The year of a moment, by the clocks of Sweden. */
export const yearOf = (date: Date): number =>
  Number(new Intl.DateTimeFormat("sv-SE", { year: "numeric", timeZone: "Europe/Stockholm" }).format(date));

/** A day without a clock, in words that no line breaks. Noon is the same day wherever it is read. */
export const formatDay = (day: string, language: Language): string =>
  formatDate(new Date(`${day}T12:00:00Z`), language).replaceAll(" ", "\u00a0");

/** "december 2026", of a day in it. */
export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" })
    .format(new Date(day))
    .replaceAll(" ", "\u00a0");

/** "556012-5790" */
export const formatOrganisationNumber = (digits: string): string => `${digits.slice(0, 6)}-${digits.slice(6)}`;
