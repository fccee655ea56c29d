import { luhnHolds } from "./lib/luhn.ts";

const unseen = /[\s\p{Cf}]/gu;
const dashes = /[\p{Pd}\u2212]/gu;

const isDate = (year: number, month: number, day: number): boolean => {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
};

const coordinationDayOffset = 60;
const personalNumberForm = /^(\d{2})?(\d{2})(\d{2})(\d{2})([-+]?)(\d{4})$/;

/** "+" means a hundred years or older. */
const centuryOf = (twoDigits: number, separator: string, thisYear: number): number => {
  const newest = thisYear - ((thisYear - twoDigits) % 100);
  return Math.floor((separator === "+" ? newest - 100 : newest) / 100);
};

/** Twelve digits; also coordination numbers (samordningsnummer). Interim numbers are refused. */
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

/** Ten digits. The personal number of a sole trader is refused. */
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
    // "+44 (0)20 …": the zero is for domestic calls.
    .replace(/^(\(?(?:\+|00)\d+\)?)\(0\)/, "$1")
    .replaceAll(/[()./]/g, "")
    .replace(/^00/, "+")
    .replace(/^\+460/, "+46")
    .replace(/^0/, "+46");

export const toMobile = (written: string): string | undefined => {
  const number = bareTelephone(written);
  return /^\+467[02369]\d{7}$/.test(number) ? number : undefined;
};

/** E.164; Swedish without a country code. */
export const toTelephone = (written: string): string | undefined => {
  const number = bareTelephone(written);
  if (number.startsWith("+46")) return /^\+46\d{7,9}$/.test(number) ? number : undefined;
  return /^\+[1-9]\d{6,14}$/.test(number) ? number : undefined;
};
