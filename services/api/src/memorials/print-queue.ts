import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { memorialDetails, memorialSheets } from "../database/tables/memorials.ts";
import { orders } from "../database/tables/orders.ts";

/** As many as are set in one document, and printed in one go. */
const mostAtOnce = 100;
/** To set and write that many. Whoever is cut off meanwhile leaves them to the next who comes afterwards. */
export const leaseMinutes = 15;

const { leasedUntil, printedAt, replacedAt } = memorialSheets;

/** Paid, to be posted, and not yet in anybody's hand. */
const isWaiting = and(
  eq(memorialDetails.delivery, "post"),
  isNotNull(orders.paidAt),
  isNull(printedAt),
  isNull(replacedAt),
);

const columns = {
  orderId: memorialSheets.orderId,
  version: memorialSheets.version,
  shortReference: orders.shortReference,
  paidAt: orders.paidAt,
  leasedUntil,
};

/** The oldest first. */
const queue = (db: Pick<Database, "select">) =>
  db
    .select(columns)
    .from(memorialSheets)
    .innerJoin(memorialDetails, eq(memorialDetails.orderId, memorialSheets.orderId))
    .innerJoin(orders, eq(orders.id, memorialSheets.orderId))
    .orderBy(asc(orders.paidAt), asc(orders.id));

export const waitingForPrint = (db: Database) => queue(db).where(isWaiting);

export type Queued = { orderId: string; version: number; shortReference: string };

const those = (queued: Queued[]) =>
  inArray(
    sql`(${memorialSheets.orderId}, ${memorialSheets.version})`,
    queued.map(({ orderId, version }) => sql`(${orderId}::uuid, ${version}::int)`),
  );

/** The oldest that nobody else prints, for us alone. From now on a correction makes a sheet of its own. */
export const leaseForPrint = (db: Database): Promise<Queued[]> =>
  db.transaction(async (tx) => {
    const isFree = or(isNull(leasedUntil), lte(leasedUntil, sql`now()`));
    const free = await queue(tx)
      .where(and(isWaiting, isFree))
      .limit(mostAtOnce)
      .for("update", { of: memorialSheets, skipLocked: true });
    if (free.length === 0) return [];
    await tx
      .update(memorialSheets)
      .set({ leasedUntil: sql`now() + make_interval(mins => ${leaseMinutes})` })
      .where(those(free));
    return free;
  });

/** There is no file of them: they wait again, and whoever corrects one changes its words. */
export const releaseFromPrint = async (db: Database, queued: Queued[]): Promise<void> => {
  await db
    .update(memorialSheets)
    .set({ leasedUntil: null })
    .where(and(those(queued), isNull(printedAt)));
};

/** Answers with those that were corrected meanwhile: what was printed of them is not posted. */
export const notePrinted = async (db: Database, queued: Queued[]): Promise<Queued[]> => {
  const printed = await db
    .update(memorialSheets)
    .set({ printedAt: sql`now()`, leasedUntil: null })
    .where(and(those(queued), isNull(printedAt)))
    .returning({ orderId: memorialSheets.orderId, replacedAt });
  const replaced = new Set(printed.filter((sheet) => sheet.replacedAt !== null).map(({ orderId }) => orderId));
  return queued.filter(({ orderId }) => replaced.has(orderId));
};
