import { grouped } from "./grouped.ts";

/** Amounts as Swedes write them: "1 000", "1000,50", "1000.50 kr", "500:-". The answer is whole öre, or nothing. */
export function parseAmount(written: string): number | undefined {
  const bare = written
    .replaceAll(/[\s\u00A0\u202F']/g, "")
    .replace(/(?:kr(?:onor)?\.?|sek)$/i, "")
    // Phones turn the hyphen of "500:-" into a dash.
    .replace(/[:.,][-–]$/, "");
  const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(bare) ? bare.replaceAll(".", "") : bare;
  const parts = /^(\d{1,9})(?:[.,:](\d{1,2}))?$/.exec(thousands);
  if (parts === null) return undefined;
  const [, kronor = "0", cents = "0"] = parts;
  return Number(kronor) * 100 + Number(cents.padEnd(2, "0"));
}

/** "1 000" with a space that does not break, and "99,50": öre are written in full or not at all. */
export function showAmount(kronor: number): string {
  const [whole = "", ore] = (Number.isInteger(kronor) ? String(kronor) : kronor.toFixed(2)).split(".");
  return ore === undefined ? grouped(whole) : `${grouped(whole)},${ore}`;
}
