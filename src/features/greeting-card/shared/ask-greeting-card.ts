import type { CampaignCode } from "@hjarta-lunga/contract/campaigns.ts";
import type { GreetingCardAnswer } from "@hjarta-lunga/contract/schemas/greeting-cards.ts";
import { askForCard, type CardAnswer } from "#src/core/card/ask-card.ts";
import { loadCardCalls } from "./lazy-calls.ts";

/** The design is part of a card's link: under another's there is no such card. */
export async function askGreetingCard(reference: string, code: CampaignCode): Promise<CardAnswer<GreetingCardAnswer>> {
  const found = await askForCard(async () => {
    const { fetchGreetingCard } = await loadCardCalls();
    return fetchGreetingCard(reference);
  }, "download_digital_greeting_card_failed");
  return found.state === "shown" && found.answer.campaignCode !== code ? { state: "unknown" } : found;
}
