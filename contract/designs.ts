import { type CampaignCode, type CampaignKind, isSeededCampaign } from "./campaigns.ts";
import type { Campaign } from "./schemas/published-content.ts";

export type Design = Pick<Campaign, "code" | "kind" | "season" | "offered" | "greeting" | "artwork" | "alt">;

const isTest = (code: CampaignCode) => code.includes("TEST");
const isCondolence = (code: CampaignCode) => /^KP[DR]_/.test(code);

/** Its artwork is found by its code, so that a card already sent opens. */
const unpublished = (code: CampaignCode): Design => ({
  code,
  kind: isCondolence(code) ? "condolence" : "greeting",
  season: null,
  offered: false,
  greeting: "",
  artwork: isTest(code) ? "test" : code.toLowerCase().replaceAll("_", "-"),
  alt: "",
});

export const designOf = (published: readonly Design[], code: CampaignCode): Design | undefined =>
  published.find((one) => one.code === code) ?? (isSeededCampaign(code) ? unpublished(code) : undefined);

/** Of the house: in the place of an uploaded drawing that has not come yet. */
export const standInArtwork = (kind: CampaignKind): string => (kind === "condolence" ? "kpd-2" : "generell-1");
