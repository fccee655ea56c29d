import type { CandleNameRemoval, MemorialCard } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { and, eq, isNotNull } from "drizzle-orm";
import { senderChanges } from "../../shared/cards/sender-changes.ts";
import type { SenderTokens } from "../../shared/cards/sender-tokens.ts";
import type { Database } from "../../platform/database/connect.ts";
import { memorialCandles, memorialCards } from "../../platform/database/tables/memorial-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { CheckCard } from "./check-card.ts";
import { cardById, cardByOrder, columnsOf, isOpen, wordsOf, type Card } from "./repository.ts";

type Deps = { db: Database; tokens: SenderTokens; checkCard: CheckCard };

/** Nobody can find out from the hash which name it was. */
const nameless = { name: null, bodyHash: "" };

export const createCardChanges = ({ db, tokens, checkCard: check }: Deps) => {
  const { isSender, correct, change, takeDown } = senderChanges<Card, MemorialCard>(
    { db, tokens },
    { table: memorialCards, cardById, cardByOrder, isOpen, wordsOf, columnsOf, check },
  );
  return {
    isSender,
    correct,
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
