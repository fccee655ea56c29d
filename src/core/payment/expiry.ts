/** An answer may be so old when it comes. One that ends later than that is about another payment. */
const travelMs = 5_000;

type Known = { nowMs: number; before: number | null };

export function expiryOf(expiresInMs: number | null, { nowMs, before }: Known): number | null {
  if (expiresInMs === null) return null;
  const expiresAtMs = nowMs + expiresInMs;
  return before !== null && expiresAtMs - before < travelMs ? Math.min(expiresAtMs, before) : expiresAtMs;
}
