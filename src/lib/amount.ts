import { grouped } from "./grouped.ts";

/** Whole kronor in one piece or in groups of three, and öre after a comma, a point or a colon. */
const plain = /^(\d{1,9}|\d{1,3}(?:[ '’]\d{3}){1,2})(?:[.,:](\d{1,2}))?$/;
/** "1.000.000" and "1.000,50". A single point before three digits may stand for a thousand or for one: it is not read. */
const withPoints = /^(\d{1,3}(?:\.\d{3}){2}|\d{1,3}\.\d{3}(?=,))(?:,(\d{1,2}))?$/;

/**
 * Amounts as Swedes write them: "1 000", "1000,50", "1000.50 kr", "500:-", "kr 500", also with the digits of Arabic and
 * Persian keyboards. The answer is whole öre, or nothing: what could be meant in two ways is never guessed.
 */
export function parseAmount(written: string): number | undefined {
  const bare = written
    // The code of each of these digits ends in the digit itself.
    .replaceAll(/[٠-٩۰-۹０-９]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replaceAll(/\s+/g, " ")
    .trim()
    .replaceAll(/^(?:kr(?:onor)?\.?|sek) ?| ?(?:kr(?:onor)?\.?|sek)$/gi, "")
    // Phones turn the hyphen of "500:-" into a dash.
    .replace(/ ?[:.,][-–]$/, "");
  const parts = plain.exec(bare) ?? withPoints.exec(bare);
  if (parts === null) return undefined;
  const [, kronor = "0", cents = "0"] = parts;
  return Number(kronor.replaceAll(/\D/g, "")) * 100 + Number(cents.padEnd(2, "0"));
}

/** "1 000" with a space that does not break, and "99,50": öre are written in full or not at all. */
export function formatAmount(kronor: number): string {
  const [whole = "", ore] = (Number.isInteger(kronor) ? String(kronor) : kronor.toFixed(2)).split(".");
  return ore === undefined ? grouped(whole) : `${grouped(whole)},${ore}`;
}
