import { randomUUID } from "node:crypto";
import { mostNamesShown } from "@hjarta-lunga/contract/memorial-cards.ts";
import type { LightCandle } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { and, count, desc, eq, isNotNull, sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { memorialCandles } from "../../platform/database/tables/cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { bodyHash } from "../../ledger/orders/idempotency.ts";
import { holdSharedCard } from "./repository.ts";

const isOfCard = (cardId: string) => eq(memorialCandles.cardId, cardId);

export const candlesOn = async (tx: Transaction, cardId: string): Promise<number> => {
  const [row] = await tx.select({ others: count() }).from(memorialCandles).where(isOfCard(cardId));
  return 1 + (row?.others ?? 0);
};

export const namesOn = (tx: Transaction, cardId: string) =>
  tx
    .select({ id: memorialCandles.id, name: sql<string>`${memorialCandles.name}` })
    .from(memorialCandles)
    .where(and(isOfCard(cardId), isNotNull(memorialCandles.name)))
    .orderBy(desc(memorialCandles.litAt), desc(memorialCandles.id))
    .limit(mostNamesShown);

type Deps = { db: Database; bodyHashSecret: string };

/** Of a name that was taken away the hash is gone, so any name counts as the same. */
const findAgain = async (tx: Transaction, idempotencyKey: string, cardId: string, hash: string): Promise<string> => {
  const isSame = eq(memorialCandles.idempotencyKey, idempotencyKey);
  const [before] = await tx.select().from(memorialCandles).where(isSame);
  if (before?.cardId !== cardId || !["", hash].includes(before.bodyHash)) throw new Refusal("idempotency_conflict");
  return before.id;
};

export const candleLighter =
  ({ db, bodyHashSecret }: Deps) =>
  ({ idempotencyKey, reference, name }: LightCandle) =>
    db.transaction(async (tx) => {
      const { id: cardId } = await holdSharedCard(tx, reference, "share");
      const hash = bodyHash(bodyHashSecret, [cardId, name ?? null]);
      const [lit] = await tx
        .insert(memorialCandles)
        .values({ id: randomUUID(), cardId, idempotencyKey, bodyHash: hash, name })
        .onConflictDoNothing({ target: memorialCandles.idempotencyKey })
        .returning({ id: memorialCandles.id });
      const id = lit?.id ?? (await findAgain(tx, idempotencyKey, cardId, hash));
      return { id, candles: await candlesOn(tx, cardId) };
    });
