import { memorialCard } from "@hjarta-lunga/contract/routes.ts";
import { createShowReports, type CardTables } from "../../shared/cards/reports.ts";
import {
  memorialCardAudits,
  memorialCardReports,
  memorialCards,
} from "../../platform/database/tables/memorial-cards.ts";
import { stateOf } from "./repository.ts";

export const memorialCardTables: CardTables = {
  cards: memorialCards,
  reports: memorialCardReports,
  audits: memorialCardAudits,
};

export const showReports = createShowReports<typeof memorialCards.$inferSelect>({
  name: "memorial card",
  tables: memorialCardTables,
  stateOf,
  wordsOf: ({ name, greeting, sender }) => ({ For: name, Words: greeting, From: sender }),
  pageOf: ({ reference }) => memorialCard.href(reference),
});
