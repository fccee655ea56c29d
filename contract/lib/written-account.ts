import type { ClearingRules } from "./clearing-numbers.ts";
import { luhnHolds } from "./luhn.ts";

export type WrittenAccount = { clearing: string; number: string };

const fullWidth = /[\uFF10-\uFF19]/g;
const fullWidthOffset = 0xfee0;
/** Also the invisible direction marks that come along when a number is copied. */
const separators = /[\s\p{Pd}\p{Cf}\u2212.,:/]/gu;

export const digitsOf = (written: string): string =>
  written
    .replaceAll(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidthOffset))
    .replaceAll(separators, "");

const split = (digits: string, at: number): WrittenAccount => ({
  clearing: digits.slice(0, at),
  number: digits.slice(at),
});

/** Swedbank's clearing numbers begin with 8; the fifth digit is the check digit of the other four. */
export const hasFifthDigit = (clearing: string): boolean => clearing.startsWith("8");

export function possibleSplits({ clearing, number }: WrittenAccount): WrittenAccount[] {
  const whole = clearing === "" || number === "" ? `${clearing}${number}` : "";
  // Shorter than any account number with its clearing number.
  if (whole.length < 11) return [];
  const isLong = whole.length === 14;
  return hasFifthDigit(whole) && !isLong ? [split(whole, 5), split(whole, 4)] : [split(whole, 4)];
}

/** Drops what people write in front: the clearing number, its fifth digit, or the century of a personal number. */
export function withoutRepeatedPrefix(clearing: string, digits: string, rules: ClearingRules): string {
  const extra = digits.slice(0, -rules.most);
  if (extra === "") return digits;
  if (digits.startsWith(clearing)) return withoutRepeatedPrefix(clearing, digits.slice(clearing.length), rules);
  const isFifthDigit = hasFifthDigit(clearing) && extra.length === 1 && luhnHolds(`${clearing}${extra}`);
  const isCentury = rules.bank === "Nordea" && rules.most === 10 && /^(?:19|20)$/.test(extra);
  return isFifthDigit || isCentury ? digits.slice(extra.length) : digits;
}
