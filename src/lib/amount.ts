/** Amounts as Swedes write them: "1 000", "1000,50", "1000.50 kr", "500:-". The answer is whole öre, or nothing. */
export function parseAmount(written: string): number | undefined {
  const bare = written
    .trim()
    .replace(/(?:kr(?:onor)?\.?|sek)$/i, "")
    .replace(/[:,]-$/, "")
    .replaceAll(/[\s\u00A0\u202F']/g, "");
  const thousands = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(bare) ? bare.replaceAll(".", "") : bare;
  const parts = /^(\d{1,9})(?:[.,:](\d{1,2}))?$/.exec(thousands);
  if (parts === null) return undefined;
  const [, kronor = "0", cents = "0"] = parts;
  return Number(kronor) * 100 + Number(cents.padEnd(2, "0"));
}

const wholeKronor = new Intl.NumberFormat("sv-SE", { maximumFractionDigits: 2 });

/** "1 000", with a space that does not break. */
export function showAmount(kronor: number): string {
  return wholeKronor.format(kronor);
}
