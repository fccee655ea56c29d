import type { Donor } from "./schemas/donors.ts";

export const donorKinds = ["person", "company", "anonymous"] as const satisfies Donor["kind"][];

/** SEK, by law: a smaller gift gives no tax reduction. */
export const leastForTaxReduction = 200;
