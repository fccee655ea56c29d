import { memorialCard } from "@hjarta-lunga/contract/routes.ts";
import { cardKind } from "../../shared/cards/reports.ts";
import { memorialCardAudits, memorialCardReports, memorialCards } from "../../platform/database/tables/cards.ts";
import { stateOf } from "./repository.ts";

export const memorialCardKind = cardKind<typeof memorialCards.$inferSelect>({
  name: "memorial card",
  cards: memorialCards,
  reports: memorialCardReports,
  audits: memorialCardAudits,
  stateOf,
  reportedWords: ({ name, greeting, sender }) => ({ For: name, Words: greeting, From: sender }),
  pageOf: ({ reference }) => memorialCard.href(reference),
});
