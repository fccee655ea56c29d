import type { CardTables } from "../cards/card-tables.ts";
import {
  greetingCardAudits,
  greetingCardReports,
  greetingCards,
} from "../../platform/database/tables/greeting-cards.ts";
import { mailOnceShown } from "./recipient-mail.ts";

export const greetingCardTables: CardTables = {
  cards: greetingCards,
  reports: greetingCardReports,
  audits: greetingCardAudits,
  onceShown: mailOnceShown,
};
