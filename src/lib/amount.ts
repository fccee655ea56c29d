import type { Language } from "@hjarta-lunga/contract/languages.ts";
import { showNumber } from "./localised.ts";

const plain = /^(\d{1,9}|\d{1,3}(?:[ '’]\d{3}){1,2})(?:[.,:](\d{1,2}))?$/;
/** "1.000" alone is refused: it may mean a thousand or one. */
const withPoints = /^(\d{1,3}(?:\.\d{3}){2}|\d{1,3}\.\d{3}(?=,))(?:,(\d{1,2}))?$/;

/** Answers in öre, or nothing where two readings are possible: an amount is never guessed. */
export function parseAmount(written: string): number | undefined {
  const bare = written
    // The low four bits of each digit's code are its value.
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

/** Not for a field in English: "1,000" is not read there, since it may mean a thousand or one. */
export function formatAmount(kronor: number, language: Language = "sv"): string {
  const [whole = "", ore] = (Number.isInteger(kronor) ? String(kronor) : kronor.toFixed(2)).split(".");
  const sum = showNumber(Number(whole), language);
  return ore === undefined ? sum : `${sum}${language === "en" ? "." : ","}${ore}`;
}
