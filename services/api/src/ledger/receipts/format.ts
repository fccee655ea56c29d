import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { toSek } from "@hjarta-lunga/contract/money.ts";

const locales: Record<Language, string> = { sv: "sv-SE", en: "en-GB" };

export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language]).format(value);

export const formatAmount = (amountOre: number, language: Language): string => {
  const format = new Intl.NumberFormat(locales[language], {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
    trailingZeroDisplay: "stripIfInteger",
  });
  return `${format.format(toSek(amountOre))}\u00a0kr`;
};

export const formatDate = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { dateStyle: "long", timeZone: "Europe/Stockholm" }).format(date);

export const formatTime = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { hour: "2-digit", minute: "2-digit", timeZone: "Europe/Stockholm" })
    .format(date)
    .replace(":", language === "sv" ? "." : ":");

export const yearOf = (date: Date): number =>
  Number(new Intl.DateTimeFormat("sv-SE", { year: "numeric", timeZone: "Europe/Stockholm" }).format(date));

export const formatDay = (day: string, language: Language): string =>
  formatDate(new Date(`${day}T12:00:00Z`), language).replaceAll(" ", "\u00a0");

export const formatMonth = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], { month: "long", year: "numeric", timeZone: "UTC" })
    .format(new Date(day))
    .replaceAll(" ", "\u00a0");

export const formatOrganisationNumber = (digits: string): string => `${digits.slice(0, 6)}-${digits.slice(6)}`;
