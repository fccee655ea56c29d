import type { CampaignCode } from "./campaigns.ts";
import type { Campaign } from "./schemas/published-content.ts";

export type Design = Pick<Campaign, "code" | "kind" | "season" | "offered" | "greeting" | "artwork" | "alt">;

const isTest = (code: CampaignCode) => code.includes("TEST");
const isCondolence = (code: CampaignCode) => /^KP[DR]_/.test(code);

/**
 * A design that editors do not publish: its drawing is the one that bears its code, so that a card that was sent opens all the
 * same. Nobody can choose it.
 */
const unpublished = (code: CampaignCode): Design => ({
  code,
  kind: isCondolence(code) ? "condolence" : "greeting",
  season: null,
  offered: false,
  greeting: "",
  artwork: isTest(code) ? "test" : code.toLowerCase().replaceAll("_", "-"),
  alt: "",
});

/** What is known of each design: of one that is not published, enough to draw it. */
export const designOf = (published: readonly Design[], code: CampaignCode): Design =>
  published.find((one) => one.code === code) ?? unpublished(code);
