import { isDeepStrictEqual } from "node:util";
import type { CandleNameRemoval, CardCorrection } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { senderChanges } from "../cards/sender-changes.ts";
import type { SenderTokens } from "../cards/sender-tokens.ts";
import type { Database } from "../../platform/database/connect.ts";
import { memorialCandles, memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { CheckCard } from "./check-card.ts";
import { cardById, cardByOrder, columnsOf, wordsOf } from "./repository.ts";
import type { Card } from "./repository.ts";

type Deps = { db: Database; tokens: SenderTokens; checkCard: CheckCard };

/** Nobody can find out from the hash which name it was. */
const nameless = { name: null, bodyHash: "" };

/** Who is the sender of a card, and all that they do with it. */
export const createCardChanges = ({ db, tokens, checkCard }: Deps) => {
  const { isSender, change, changeOpen, takeDown } = senderChanges<Card>(
    { db, tokens },
    { table: memorialCards, byId: cardById, byOrder: cardByOrder, hasLink: ({ litAt }) => litAt !== null },
  );
  return {
    isSender,

    correct: changeOpen<CardCorrection>(async (tx, card, asked) => {
      if (isDeepStrictEqual(wordsOf(card), asked.card)) return;
      if (card.version !== asked.version) throw new Refusal("changed_meanwhile");
      checkCard(asked.card);
      const corrected = { ...columnsOf(asked.card), version: sql`${memorialCards.version} + 1` };
      await tx.update(memorialCards).set(corrected).where(eq(memorialCards.id, card.id));
    }),

    takeDown: takeDown(),

    removeName: change<CandleNameRemoval>(async (tx, card, asked) => {
      const removed = await tx
        .update(memorialCandles)
        .set(nameless)
        .where(and(eq(memorialCandles.id, asked.candle), eq(memorialCandles.cardId, card.id)))
        .returning({ id: memorialCandles.id });
      if (removed.length === 0) throw new Refusal("not_found");
    }),

    removeAllNames: change(async (tx, card) => {
      const isNamedHere = and(eq(memorialCandles.cardId, card.id), isNotNull(memorialCandles.name));
      await tx.update(memorialCandles).set(nameless).where(isNamedHere);
    }),
  };
};
