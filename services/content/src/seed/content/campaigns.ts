import type { Campaign } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { autumnAndWinterCampaigns } from "./campaigns/autumn-and-winter.ts";
import { celebrationCampaigns } from "./campaigns/celebrations.ts";
import { everydayCampaigns } from "./campaigns/everyday.ts";
import { griefCampaigns } from "./campaigns/grief.ts";
import { springAndSummerCampaigns } from "./campaigns/spring-and-summer.ts";
import { testCampaigns } from "./campaigns/tests.ts";

/** Every design there has ever been: a link that was sent must always open. */
export const campaigns: Campaign[] = [
  ...everydayCampaigns,
  ...celebrationCampaigns,
  ...springAndSummerCampaigns,
  ...autumnAndWinterCampaigns,
  ...griefCampaigns,
  ...testCampaigns,
];
