import type { Postage } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** As letters and parcels cost, with what they are packed in. Heavier ones are agreed on by telephone. */
export const postage: Postage = [
  { upToGrams: 100, price: 22 },
  { upToGrams: 500, price: 49 },
  { upToGrams: 1000, price: 69 },
  { upToGrams: 2000, price: 89 },
  { upToGrams: 10_000, price: 129 },
];
