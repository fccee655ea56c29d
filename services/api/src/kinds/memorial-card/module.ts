import { reportedSection } from "../cards/attention.ts";
import { senderTokens } from "../cards/sender-tokens.ts";
import type { Module } from "../module.ts";
import { addCardRoute } from "./add-route.ts";
import { createCheckCard } from "./check-card.ts";
import { memorialCardTables } from "./card-tables.ts";
import { createCandleCounter } from "./counter.ts";
import { createMakeMemorialCard, memorialCardPreviews } from "./document.ts";
import { memorialCardHandler } from "./handler.ts";
import { memorialCardLetters } from "./letters.ts";
import { removeExpiredCards } from "./retention.ts";
import { cardSenderRoutes } from "./sender-routes.ts";
import { sharedCardRoutes } from "./shared-routes.ts";

export const memorialCard = {
  card: memorialCardTables,
  orders: { memorial_card: memorialCardHandler },
  letters: memorialCardLetters,
  previews: memorialCardPreviews,
  routes: async (app, given) => {
    const { bodyHashSecret, cardLinkSecret } = given.environment;
    const checkCard = createCheckCard(given.documents);
    const tokens = senderTokens(cardLinkSecret);
    const counter = createCandleCounter(given.db);
    const { giftLimits } = given.published;
    await app.register(addCardRoute, { ...given, giftLimits, checkCard, tokens, bodyHashSecret });
    const makeMemorialCard = createMakeMemorialCard(given);
    await app.register(sharedCardRoutes, { ...given, counter, makeMemorialCard, bodyHashSecret });
    await app.register(cardSenderRoutes, { ...given, counter, tokens, checkCard });
  },
  attention: () => [reportedSection("Memorial cards that somebody has reported", memorialCardTables)],
  retention: { candle: removeExpiredCards },
} satisfies Module;
