import { randomUUID } from "node:crypto";
import type { LightCandle } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { eq } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { memorialCandles } from "../../platform/database/tables/memorial-cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { bodyHash } from "../../ledger/orders/body-hash.ts";
import { candlesOn } from "./candles.ts";
import { holdSharedCard } from "./repository.ts";

type Deps = { db: Database; bodyHashSecret: string };

/** The same click again, unless it asks for something else. Of a name that was taken away nobody knows what it was. */
const findAgain = async (tx: Transaction, idempotencyKey: string, cardId: string, hash: string): Promise<string> => {
  const isSame = eq(memorialCandles.idempotencyKey, idempotencyKey);
  const [before] = await tx.select().from(memorialCandles).where(isSame);
  if (before?.cardId !== cardId || !["", hash].includes(before.bodyHash)) throw new Refusal("idempotency_conflict");
  return before.id;
};

/** Lights somebody's own candle on a card, once a key. */
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
