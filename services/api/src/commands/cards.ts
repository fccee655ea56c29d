import { cardDecisions } from "../platform/database/tables/cards.ts";
import { decideOnCard } from "../kinds/cards/decide.ts";
import { showGreetingReports } from "../kinds/greeting-card/reports.ts";
import { showReports } from "../kinds/memorial-card/reports.ts";
import { cardKinds } from "../modules.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const [what, card, note] = process.argv.slice(2);

/** `npm run cards --workspace services/api -- reports`, or `-- hide QT4M8VKX "Anna Ek: threatens somebody"`. */
await withDatabase(async (db, { siteUrl }) => {
  if (what === "reports") return `${await showReports(db, siteUrl)}\n${await showGreetingReports(db, siteUrl)}`;
  const decision = cardDecisions.find((one) => one === what);
  if (!decision) throw new Error(`Say what: reports, or ${cardDecisions.join(", ")} with the number of a card.`);
  if (card === undefined) throw new Error("Say which card: its number.");
  if (note === undefined || note.trim() === "") throw new Error('Say who you are and why, in quotes: "Anna Ek: ...".');
  return `${await decideOnCard(db, cardKinds, { decision, card, note: note.trim() })}\n`;
});
