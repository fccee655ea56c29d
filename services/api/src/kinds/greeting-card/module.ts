import { reportedSection } from "../cards/attention.ts";
import { senderTokens } from "../cards/sender-tokens.ts";
import type { Module } from "../module.ts";
import { addGreetingRoute } from "./add-route.ts";
import { createDrawArtwork } from "./artwork.ts";
import { greetingCardTables } from "./card-tables.ts";
import { createMakeGreetingCard, greetingPreviews } from "./document.ts";
import { greetingCardHandler } from "./handler.ts";
import { greetingLetters } from "./letters.ts";
import { greetingRetention } from "./retention.ts";
import { greetingSenderRoutes } from "./sender-routes.ts";
import { sharedGreetingRoutes } from "./shared-routes.ts";
import { followedGreetings } from "./tell-sender.ts";

export const greetingCard = {
  card: greetingCardTables,
  orders: { greeting_card: greetingCardHandler },
  letters: greetingLetters,
  followed: followedGreetings,
  previews: greetingPreviews,
  routes: async (app, given) => {
    const withTokens = { ...given, tokens: senderTokens(given.environment.cardLinkSecret) };
    await app.register(addGreetingRoute, withTokens);
    const drawn = { makeGreetingCard: createMakeGreetingCard(given), drawArtwork: createDrawArtwork(given) };
    await app.register(sharedGreetingRoutes, { ...withTokens, ...drawn });
    await app.register(greetingSenderRoutes, withTokens);
  },
  attention: () => [reportedSection("Greeting cards that somebody has reported", greetingCardTables)],
  retention: greetingRetention,
} satisfies Module;
