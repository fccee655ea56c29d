import { memorialCard } from "@hjarta-lunga/contract/routes.ts";
import { createShowReports } from "../cards/show-reports.ts";
import type { memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { memorialCardTables as tables } from "./card-tables.ts";
import { stateOf } from "./repository.ts";

export const showReports = createShowReports<typeof memorialCards.$inferSelect>({
  name: "memorial card",
  tables,
  stateOf,
  wordsOf: ({ name, greeting, sender }) => ({ For: name, Words: greeting, From: sender }),
  pageOf: ({ reference }) => memorialCard.href(reference),
});
