import { type CampaignCode, isCampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";

/** Where it is told how a card is ordered without script. With script there is no such place. */
export const withoutScriptId = "bestall";

export const designHref = (code: CampaignCode): string =>
  `${orderKinds.greeting_card.path}?${queryKeys.card}=${code}#${withoutScriptId}`;

export const codeIn = (written: unknown): CampaignCode | null => (isCampaignCode(written) ? written : null);
