import type { Donor } from "./schemas/donors.ts";

export const donorKinds = ["person", "company", "anonymous"] as const satisfies Donor["kind"][];

/** Smaller gifts never count for the tax reduction. SEK; by income year in the configuration of whoever reports. */
export const leastForTaxReduction = 200;
