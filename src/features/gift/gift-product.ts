import type { GiftProduct, SiteConfiguration } from "contract/published-content.ts";

/** What the journey needs to know of the gift, and of whom it goes to. */
export type GivenProduct = Pick<
  GiftProduct,
  "presets" | "preselected" | "least" | "most" | "heading" | "lead" | "effects" | "thanks"
>;
export type Receiver = Pick<SiteConfiguration["organisation"], "name" | "phone" | "swish" | "bankgiro">;
