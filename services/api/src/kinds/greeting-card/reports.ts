import { greetingCardShared } from "@hjarta-lunga/contract/routes.ts";
import { cardKind } from "../../shared/cards/reports.ts";
import { greetingCardAudits, greetingCardReports, greetingCards } from "../../platform/database/tables/cards.ts";
import { mailOnceShown } from "./recipient-mail.ts";
import { stateOf } from "./repository.ts";

export const greetingCardKind = cardKind<typeof greetingCards.$inferSelect>({
  name: "greeting card",
  cards: greetingCards,
  reports: greetingCardReports,
  audits: greetingCardAudits,
  onceShown: mailOnceShown,
  stateOf,
  wordsOf: ({ recipient, message, sender }) => ({ To: recipient, Words: message, From: sender }),
  pageOf: ({ campaignCode, reference }) => greetingCardShared.href(campaignCode, reference),
});
