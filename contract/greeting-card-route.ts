import type { CampaignCode } from "./campaigns.ts";
import { queryKeys } from "./query-keys.ts";

/* Apart from routes.ts: a shared card has no room for all of them. */
export const greetingCard = {
  pattern: "/digitalt-gratulationskort/",
  href: (code?: CampaignCode) =>
    code === undefined ? "/digitalt-gratulationskort/" : `/digitalt-gratulationskort/?${queryKeys.card}=${code}`,
};
