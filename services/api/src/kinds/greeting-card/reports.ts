import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import { createShowReports } from "../cards/show-reports.ts";
import type { greetingCards } from "../../platform/database/tables/greeting-cards.ts";
import { greetingCardTables as tables } from "./card-tables.ts";
import { stateOf } from "./repository.ts";

export const showGreetingReports = createShowReports<typeof greetingCards.$inferSelect>({
  name: "greeting card",
  tables,
  stateOf,
  wordsOf: ({ recipient, message, sender }) => ({ To: recipient, Words: message, From: sender }),
  pageOf: ({ campaignCode, reference }) => greetingCardShared.href(campaignCode, reference),
});
