import type { CardTables } from "../cards/card-tables.ts";
import {
  memorialCardAudits,
  memorialCardReports,
  memorialCards,
} from "../../platform/database/tables/memorial-cards.ts";

export const memorialCardTables: CardTables = {
  cards: memorialCards,
  reports: memorialCardReports,
  audits: memorialCardAudits,
};
