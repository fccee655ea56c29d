import { luhnHolds } from "./lib/luhn.ts";

/** Identity and telephone numbers as Swedes write them. Each function answers with the stored form, or nothing. */

/** Spaces, and the signs of direction that come along when a number is copied from an address book. */
const unseen = /[\s\p{Cf}]/gu;
const dashes = /[\p{Pd}\u2212]/gu;

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const coordinationDayOffset = 60;
const personalNumberForm = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/;

/** The newest century that is not in the future; one more back when "+" says a hundred years or more. */
const centuryOf = (twoDigits: number, separator: string, thisYear: number): number => {
  const newest = thisYear - ((thisYear - twoDigits) % 100);
  return Math.floor((separator === "+" ? newest - 100 : newest) / 100);
};

/** Twelve digits of a personnummer or a samordningsnummer. Interim numbers and those of unborn people are refused. */
export const toPersonalNumber = (written: string, today = new Date()): string | undefined => {
  const parts = personalNumberForm.exec(written.replaceAll(unseen, "").replaceAll(dashes, "-"));
  if (parts === null) return undefined;
  const [, century, yy = "", mm = "", dd = "", separator = "", serial = ""] = parts;
  const hundreds = century === undefined ? centuryOf(Number(yy), separator, today.getFullYear()) : Number(century);
  const year = hundreds * 100 + Number(yy);
  const day = Number(dd) > coordinationDayOffset ? Number(dd) - coordinationDayOffset : Number(dd);
  const born = isDate(year, Number(mm), day) && Date.UTC(year, Number(mm) - 1, day) <= today.getTime();
  const whole = born && year >= 1800 && !serial.startsWith("000") && luhnHolds(`${yy}${mm}${dd}${serial}`);
  return whole ? `${year}${mm}${dd}${serial}` : undefined;
};

/** Ten digits of an organisationsnummer. A personnummer, which sole traders use, is another number. */
export const toOrganisationNumber = (written: string): string | undefined => {
  const bare = written.replaceAll(unseen, "").replaceAll(dashes, "");
  const digits = /^(?:16)?(\d{10})$/.exec(bare)?.[1];
  if (digits === undefined || Number(digits.slice(2, 4)) < 20) return undefined;
  return luhnHolds(digits) ? digits : undefined;
};

const bareTelephone = (written: string): string =>
  written
    .replaceAll(unseen, "")
    .replaceAll(dashes, "")
    // "+44 (0)20 …": the zero is for those who call from within the country.
    .replace(/^(\(?(?:\+|00)\d+\)?)\(0\)/, "$1")
    .replaceAll(/[()./]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+460/, "+46")
    .replace(/^0/, "+46");

/** E.164 of a Swedish mobile number: what Swish can reach. */
export const toMobile = (written: string): string | undefined => {
  const number = bareTelephone(written);
  return /^\+467[02369]\d{7}$/.test(number) ? number : undefined;
};

/** E.164 of any telephone number; without a country code it is Swedish. */
export const toTelephone = (written: string): string | undefined => {
  const number = bareTelephone(written);
  if (number.startsWith("+46")) return /^\+46\d{7,9}$/.test(number) ? number : undefined;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
};
