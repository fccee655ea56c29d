import { reportedSection } from "../../shared/cards/attention.ts";
import type { Module } from "../module.ts";
import { addCardRoute } from "./add-route.ts";
import { memorialCardTables, showReports } from "./reports.ts";
import { createCandleCounter } from "./counter.ts";
import { memorialCardPreviews } from "./document.ts";
import { memorialCardHandler } from "./handler.ts";
import { memorialCardMails } from "./mails.ts";
import { removeExpiredCards } from "./retention.ts";
import { cardSenderRoutes } from "./sender-routes.ts";
import { sharedCardRoutes } from "./shared-routes.ts";

export const memorialCard = {
  card: { ...memorialCardTables, showReports },
  orders: { memorial_card: memorialCardHandler },
  mails: memorialCardMails,
  previews: memorialCardPreviews,
  routes: [
    addCardRoute,
    (app, given, done) => {
      const withCounter = { ...given, counter: createCandleCounter(given.db) };
      app.register(sharedCardRoutes, withCounter);
      app.register(cardSenderRoutes, withCounter);
      done();
    },
  ],
  attention: () => [reportedSection("Memorial cards that somebody has reported", memorialCardTables)],
  retention: { candle: removeExpiredCards },
} satisfies Module;
