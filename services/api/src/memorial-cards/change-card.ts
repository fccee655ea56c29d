import { isDeepStrictEqual } from "node:util";
import type {
  AllNamesRemoval,
  CandleNameRemoval,
  CardCorrection,
  CardTakeDown,
} from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { and, eq, isNotNull, sql } from "drizzle-orm";
import { isTakenDown } from "../cards/states.ts";
import type { Database, Transaction } from "../database/connect.ts";
import { memorialCandles, memorialCards } from "../database/tables/memorial-cards.ts";
import { Refusal } from "../http/refusal.ts";
import type { CheckCard } from "./card-checker.ts";
import { cardById, cardByOrder, columnsOf, wordsOf } from "./repository.ts";
import type { Card } from "./repository.ts";
import type { SenderTokens } from "../cards/sender-tokens.ts";

type Deps = { db: Database; tokens: SenderTokens; checkCard: CheckCard };
type BySender = { orderReference: string; token: string };

const raised = (column: typeof memorialCards.version | typeof memorialCards.linkVersion) => sql`${column} + 1`;

/** Nobody can find out from the hash which name it was. */
const nameless = { name: null, bodyHash: "" };

/** Who is the sender of a card, and all that they do with it, in turn. Each answers with the card as it is then. */
export const cardChanges = ({ db, tokens, checkCard }: Deps) => {
  const change = <Asked extends BySender>(work: (tx: Transaction, card: Card, asked: Asked) => Promise<unknown>) => {
    return (asked: Asked): Promise<Card> =>
      db.transaction(async (tx) => {
        const card = await cardByOrder(tx, asked.orderReference, true);
        // Whether there is such a card is told to nobody without its token.
        if (!card) throw new Refusal("unauthorized");
        await work(tx, card, asked);
        const changed = await cardById(tx, card.id);
        if (!changed) throw new Error("A changed card is not there");
        return changed;
      });
  };
  const isSender = (card: Card, { token }: Pick<BySender, "token">) => card.litAt !== null && tokens.isOf(card, token);
  const mustBeSender = (card: Card, by: BySender) => {
    if (!isSender(card, by)) throw new Refusal("unauthorized");
  };
  /** The second of two clicks has the token that the first one made good no more. */
  const isTakenDownBy = (card: Card, { token }: BySender) =>
    card.takenDownAt !== null && tokens.isOf({ ...card, linkVersion: card.linkVersion - 1 }, token);

  return {
    isSender,

    correct: change<CardCorrection>(async (tx, card, asked) => {
      mustBeSender(card, asked);
      if (isTakenDown(card)) throw new Refusal("taken_down");
      if (isDeepStrictEqual(wordsOf(card), asked.card)) return;
      if (card.version !== asked.version) throw new Refusal("changed_meanwhile");
      checkCard(asked.card);
      const corrected = { ...columnsOf(asked.card), version: raised(memorialCards.version) };
      await tx.update(memorialCards).set(corrected).where(eq(memorialCards.id, card.id));
    }),

    takeDown: change<CardTakeDown>(async (tx, card, asked) => {
      if (isTakenDownBy(card, asked)) return;
      mustBeSender(card, asked);
      const takenDown = { takenDownAt: sql`now()`, linkVersion: raised(memorialCards.linkVersion) };
      await tx.update(memorialCards).set(takenDown).where(eq(memorialCards.id, card.id));
    }),

    removeName: change<CandleNameRemoval>(async (tx, card, asked) => {
      mustBeSender(card, asked);
      const removed = await tx
        .update(memorialCandles)
        .set(nameless)
        .where(and(eq(memorialCandles.id, asked.candle), eq(memorialCandles.cardId, card.id)))
        .returning({ id: memorialCandles.id });
      if (removed.length === 0) throw new Refusal("not_found");
    }),

    removeAllNames: change<AllNamesRemoval>(async (tx, card, asked) => {
      mustBeSender(card, asked);
      const isNamedHere = and(eq(memorialCandles.cardId, card.id), isNotNull(memorialCandles.name));
      await tx.update(memorialCandles).set(nameless).where(isNamedHere);
    }),
  };
};
