import { reportedSection } from "../../shared/cards/attention.ts";
import type { Module } from "../module.ts";
import { addGreetingRoute } from "./add-route.ts";
import { greetingCardTables, showGreetingReports } from "./reports.ts";
import { greetingPreviews } from "./document.ts";
import { greetingCardHandler } from "./handler.ts";
import { greetingMails } from "./mails.ts";
import { greetingRetention } from "./retention.ts";
import { greetingSenderRoutes } from "./sender-routes.ts";
import { sharedGreetingRoutes } from "./shared-routes.ts";
import { followedGreetings } from "./tell-sender.ts";

export const greetingCard = {
  card: { ...greetingCardTables, showReports: showGreetingReports },
  orders: { greeting_card: greetingCardHandler },
  mails: greetingMails,
  followed: followedGreetings,
  previews: greetingPreviews,
  routes: [addGreetingRoute, sharedGreetingRoutes, greetingSenderRoutes],
  attention: () => [reportedSection("Greeting cards that somebody has reported", greetingCardTables)],
  retention: greetingRetention,
} satisfies Module;
