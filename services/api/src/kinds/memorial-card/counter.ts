import { count, eq, inArray, sql } from "drizzle-orm";
import { LRUCache } from "lru-cache";
import type { ErrorCode } from "@hjarta-lunga/contract/errors.ts";
import type { Database } from "../../platform/database/connect.ts";
import { memorialCandles, memorialCards } from "../../platform/database/tables/cards.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { batched } from "../../platform/database/batched.ts";
import { isTakenDown } from "../../shared/cards/repository.ts";

type Burning = { candles: number } | { refused: ErrorCode };

/** What staff hide in another process is gone within this time. */
const cachedMs = 1_000;
const totalCachedMs = 5_000;
const mostCached = 20_000;
const mostAtOnce = 500;
/** References that nobody made must not push out those that people look at. */
const mostUnknownCached = 1_000;

const { id, reference, litAt, takenDownAt, hiddenAt } = memorialCards;
const isBurning = sql`${litAt} is not null and ${takenDownAt} is null and ${hiddenAt} is null`;

const countOn = async (db: Database, references: string[]): Promise<Map<string, Burning>> => {
  const rows = await db
    .select({ reference, litAt, takenDownAt, hiddenAt, others: count(memorialCandles.id) })
    .from(memorialCards)
    .leftJoin(memorialCandles, eq(memorialCandles.cardId, id))
    .where(inArray(reference, references))
    .groupBy(id);
  const burning = ({ others, ...card }: (typeof rows)[number]): Burning => {
    if (card.litAt === null) return { refused: "not_found" };
    return isTakenDown(card) ? { refused: "taken_down" } : { candles: 1 + others };
  };
  return new Map(rows.map((row) => [row.reference, burning(row)]));
};

const countAll = async (db: Database): Promise<number> => {
  const { rows } = await db.execute<{ candles: number }>(sql`
    select ((select count(*) from ${memorialCards} where ${isBurning}) +
      (select count(*) from ${memorialCandles} join ${memorialCards} on ${id} = ${memorialCandles.cardId}
       where ${isBurning}))::int as candles`);
  return rows[0]?.candles ?? 0;
};

export type CandleCounter = ReturnType<typeof createCandleCounter>;

/** However many ask, a card is counted once a second; unknown references are asked for in one query at a time. */
export const createCandleCounter = (db: Database) => {
  const known = new LRUCache<string, Burning>({ max: mostCached, ttl: cachedMs });
  const unknown = new LRUCache<string, Burning>({ max: mostUnknownCached, ttl: cachedMs });
  /** What was asked before a change must not be kept after it. */
  const changedAt = new LRUCache<string, number>({ max: mostCached, ttl: 10 * cachedMs });
  const ask = batched<string, Burning>((references) => countOn(db, references), mostAtOnce);
  let total = { candles: 0, until: 0 };
  let counting: Promise<number> | undefined;

  const burningOn = async (of: string): Promise<Burning> => {
    // A figure is as old as its question.
    const start = performance.now();
    const found = await ask(of);
    const burning = found ?? { refused: "not_found" };
    if ((changedAt.get(of) ?? 0) < start) (found ? known : unknown).set(of, burning, { start });
    return burning;
  };
  const countTotal = async (): Promise<number> => {
    const until = performance.now() + totalCachedMs;
    try {
      total = { candles: await countAll(db), until };
      return total.candles;
    } finally {
      counting = undefined;
    }
  };

  const cachedOn = (of: string): number | undefined => {
    const burning = known.get(of);
    return burning && "candles" in burning ? burning.candles : undefined;
  };
  const cachedTotal = () => (performance.now() < total.until ? total.candles : undefined);

  return {
    /** Without a promise, since it is asked thousands of times a second. */
    cached: (of: string | undefined): number | undefined => (of === undefined ? cachedTotal() : cachedOn(of)),
    on: async (of: string): Promise<number> => {
      const burning = known.get(of) ?? unknown.get(of) ?? (await burningOn(of));
      if ("refused" in burning) throw new Refusal(burning.refused);
      return burning.candles;
    },
    total: async (): Promise<number> => {
      return cachedTotal() ?? (counting ??= countTotal());
    },
    forget: (of: string): void => {
      changedAt.set(of, performance.now());
      known.delete(of);
    },
  };
};
