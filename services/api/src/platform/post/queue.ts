import { and, asc, eq, inArray, isNotNull, isNull, lte, or, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { now } from "../database/time.ts";
import { orders } from "../database/tables/orders.ts";
import { postedDocuments, postedTables, type PostedDocument, type PostedTables } from "./posted-tables.ts";
import type { AttentionSection } from "../staff/section.ts";

const mostAtOnce = 100;
/** To set and write that many. Whoever is cut off meanwhile leaves them to the next who comes afterwards. */
export const leaseMinutes = 15;

export type Queued = { document: PostedDocument; orderId: string; version: number; shortReference: string };
type Waiting = Queued & { paidAt: Date; leasedUntil: Date | null };

const isWaiting = ({ versions, details }: PostedTables) =>
  and(eq(details.delivery, "post"), isNotNull(orders.paidAt), isNull(versions.printedAt), isNull(versions.replacedAt));

const queue = (db: Pick<Database, "select">, { versions, details }: PostedTables) =>
  db
    .select({
      orderId: versions.orderId,
      version: versions.version,
      shortReference: orders.shortReference,
      paidAt: orders.paidAt,
      leasedUntil: versions.leasedUntil,
    })
    .from(versions)
    .innerJoin(details, eq(details.orderId, versions.orderId))
    .innerJoin(orders, eq(orders.id, versions.orderId))
    .orderBy(asc(orders.paidAt), asc(orders.id));

const oldestFirst = (waiting: Waiting[]): Waiting[] =>
  waiting.toSorted((one, other) => one.paidAt.getTime() - other.paidAt.getTime());

const ofAll = async (one: (document: PostedDocument) => Promise<unknown[]>): Promise<Waiting[]> => {
  const found: Waiting[] = [];
  for (const document of postedDocuments)
    found.push(...(await one(document)).map((row) => ({ document, ...(row as Omit<Waiting, "document">) })));
  return oldestFirst(found);
};

export const waitingForPrint = (db: Database): Promise<Waiting[]> =>
  ofAll((document) => {
    const tables = postedTables[document];
    return queue(db, tables).where(isWaiting(tables));
  });

const those = ({ versions }: PostedTables, queued: Queued[]) =>
  inArray(
    sql`(${versions.orderId}, ${versions.version})`,
    queued.map(({ orderId, version }) => sql`(${orderId}::uuid, ${version}::int)`),
  );

type Change = { leasedUntil: ReturnType<typeof sql> | null; printedAt?: ReturnType<typeof sql> };

const change = async (db: Database | Transaction, queued: Queued[], values: Change): Promise<Queued[]> => {
  const replaced: Queued[] = [];
  for (const document of postedDocuments) {
    const ofIt = queued.filter((one) => one.document === document);
    const { versions } = postedTables[document];
    if (ofIt.length === 0) continue;
    const changed = await db
      .update(versions)
      .set(values)
      .where(and(those(postedTables[document], ofIt), isNull(versions.printedAt)))
      .returning({ orderId: versions.orderId, replacedAt: versions.replacedAt });
    const isReplaced = new Set(changed.filter((row) => row.replacedAt !== null).map(({ orderId }) => orderId));
    replaced.push(...ofIt.filter(({ orderId }) => isReplaced.has(orderId)));
  }
  return replaced;
};

/** The oldest that nobody else prints, for us alone. From now on a correction makes a document of its own. */
export const leaseForPrint = (db: Database): Promise<Queued[]> =>
  db.transaction(async (tx) => {
    const free = await ofAll((document) => {
      const tables = postedTables[document];
      const { leasedUntil } = tables.versions;
      return queue(tx, tables)
        .where(and(isWaiting(tables), or(isNull(leasedUntil), lte(leasedUntil, now))))
        .limit(mostAtOnce)
        .for("update", { of: tables.versions, skipLocked: true });
    });
    const taken = free.slice(0, mostAtOnce);
    await change(tx, taken, { leasedUntil: sql`now() + make_interval(mins => ${leaseMinutes})` });
    return taken;
  });

export const releaseFromPrint = (db: Database, queued: Queued[]) => change(db, queued, { leasedUntil: null });

/** Answers with those that were corrected meanwhile: what was printed of them is not posted. */
export const notePrinted = (db: Database, queued: Queued[]): Promise<Queued[]> =>
  change(db, queued, { printedAt: now, leasedUntil: null });

export const postSections: AttentionSection[] = [
  {
    heading: "Letters that wait for the post",
    isGrave: false,
    remedy:
      "Print them, on A4, and post them today: npm run print-queue --workspace services/api -- <file.pdf>. Each comes " +
      "behind a page with its address, for an envelope with a window.",
    rows: async (db) =>
      (await waitingForPrint(db)).map(({ document, shortReference, paidAt, version, leasedUntil }) => ({
        order: shortReference,
        document,
        paidAt,
        corrected: version > 1 ? "yes" : "no",
        beingPrintedUntil: leasedUntil,
      })),
  },
];
