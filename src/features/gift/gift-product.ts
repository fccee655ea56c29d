import type { GiftProduct } from "@hjarta-lunga/contract/schemas/published-content.ts";

/** What the journey needs to know of the gift, and of whom it goes to. */
export type GivenProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "effects" | "thanks"
>;
/** Within what editors have set. */
export const isGivable = (
  amount: number | undefined,
  { least, most }: Pick<GivenProduct, "least" | "most">,
): amount is number => amount !== undefined && amount >= least && amount <= most;
