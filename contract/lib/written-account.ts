import type { ClearingRules } from "./clearing-numbers.ts";
import { luhnHolds } from "./luhn.ts";

/** As a person writes it, in two fields. */
export type WrittenAccount = { clearing: string; number: string };

const fullWidth = /[\uFF10-\uFF19]/g;
const fullWidthOffset = 0xfee0;
/** What people put between digits, and the signs of direction that come along when a number is copied. */
const between = /[\s\p{Pd}\p{Cf}\u2212.,:/]/gu;

/** What is left when digits are written plainly and nothing stands between them. */
export const digitsOf = (written: string): string =>
  written
    .replaceAll(fullWidth, (digit) => String.fromCharCode(digit.charCodeAt(0) - fullWidthOffset))
    .replaceAll(between, "");

const split = (digits: string, at: number): WrittenAccount => ({
  clearing: digits.slice(0, at),
  number: digits.slice(at),
});

/** Swedbank's clearing numbers from 8000 have a fifth digit, which checks the other four. */
export const hasFifthDigit = (clearing: string): boolean => clearing.startsWith("8");

/** How an account that stands in one field may be meant. The first that is right is taken. */
export function meantBy({ clearing, number }: WrittenAccount): WrittenAccount[] {
  const whole = clearing === "" || number === "" ? `${clearing}${number}` : "";
  // No bank's account number has as many digits without the clearing number.
  if (whole.length < 11) return [];
  const isLong = whole.length === 14;
  return hasFifthDigit(whole) && !isLong ? [split(whole, 5), split(whole, 4)] : [split(whole, 4)];
}

/**
 * The number alone, where somebody began it with the clearing number once more, with Swedbank's fifth digit, or with the
 * century of the personal number that it is at Nordea.
 */
export function numberAlone(clearing: string, digits: string, rules: ClearingRules): string {
  const extra = digits.slice(0, -rules.most);
  if (extra === "") return digits;
  if (digits.startsWith(clearing)) return numberAlone(clearing, digits.slice(clearing.length), rules);
  const isFifthDigit = hasFifthDigit(clearing) && extra.length === 1 && luhnHolds(`${clearing}${extra}`);
  const isCentury = rules.bank === "Nordea" && rules.most === 10 && /^(?:19|20)$/.test(extra);
  return isFifthDigit || isCentury ? digits.slice(extra.length) : digits;
}
