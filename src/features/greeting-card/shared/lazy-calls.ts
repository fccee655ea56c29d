import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";

/** Fetched when something is asked: the client of the API is no part of the first script. */
export const loadCardCalls = () => import("#src/calls/shared-greeting-cards.ts");

export const loadSharedGreeting = () => import("./shared-greeting.tsx");

export const askLazily = (code: CampaignCode) => async (reference: string) => {
  // Side by side: what asks, and the client that it needs.
  void loadCardCalls().catch(() => undefined);
  const { askGreetingCard } = await loadSharedGreeting();
  return askGreetingCard(reference, code);
};
