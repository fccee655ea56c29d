import type { Database } from "../../platform/database/connect.ts";
import { cardDecisions } from "../../platform/database/tables/cards.ts";
import type { Commands } from "../../platform/staff/command.ts";
import { wholeNote } from "../../platform/staff/staff-note.ts";
import type { CardTables } from "./card-tables.ts";
import { decideOnCard } from "./decide.ts";

export type CardKind = CardTables & { showReports: (db: Database, siteUrl: string) => Promise<string> };

export const cardCommands = (kinds: CardKind[]): Commands => ({
  "cards reports": {
    explained: "What stands on the cards that somebody has reported.",
    run: async ({ db, environment }) => {
      const texts: string[] = [];
      for (const { showReports } of kinds) texts.push(await showReports(db, environment.siteUrl));
      return texts.join("\n");
    },
  },
  cards: {
    follows: `${cardDecisions.join(" or ")} <card> "<who>: <why>"`,
    explained: "Takes a card away at once, leaves or shows it again, or ends the link of its sender.",
    run: async ({ db }, [what, card, note]) => {
      const decision = cardDecisions.find((one) => one === what);
      if (!decision) throw new Error(`Say what: reports, or ${cardDecisions.join(", ")} with the number of a card.`);
      if (card === undefined) throw new Error("Say which card: its number.");
      return `${await decideOnCard(db, kinds, { decision, card, note: wholeNote(note) })}\n`;
    },
  },
});
