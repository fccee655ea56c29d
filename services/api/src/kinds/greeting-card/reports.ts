import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import { createShowReports, type CardTables } from "../../shared/cards/reports.ts";
import {
  greetingCardAudits,
  greetingCardReports,
  greetingCards,
} from "../../platform/database/tables/greeting-cards.ts";
import { mailOnceShown } from "./recipient-mail.ts";
import { stateOf } from "./repository.ts";

export const greetingCardTables: CardTables = {
  cards: greetingCards,
  reports: greetingCardReports,
  audits: greetingCardAudits,
  onceShown: mailOnceShown,
};

export const showGreetingReports = createShowReports<typeof greetingCards.$inferSelect>({
  name: "greeting card",
  tables: greetingCardTables,
  stateOf,
  wordsOf: ({ recipient, message, sender }) => ({ To: recipient, Words: message, From: sender }),
  pageOf: ({ campaignCode, reference }) => greetingCardShared.href(campaignCode, reference),
});
