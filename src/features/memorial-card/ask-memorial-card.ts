import type { MemorialCardAnswer } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { askForCard, type CardAnswer } from "#src/core/card/ask-card.ts";
import { loadCardCalls } from "./lazy-calls.ts";

export const askMemorialCard = (reference: string): Promise<CardAnswer<MemorialCardAnswer>> =>
  askForCard(async () => {
    const { fetchMemorialCard } = await loadCardCalls();
    return fetchMemorialCard(reference);
  }, "error_memorial_card_get_card");
