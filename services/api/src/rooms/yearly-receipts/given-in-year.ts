import { and, asc, eq, gte, isNull, lt, sql, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";

/** The bank's day, and ours where the bank has told none: each draw is of one year and no other. */
const drawnOn = sql<string>`coalesce(${mandateDraws.drawnOn}, ${mandateDraws.dueOn})`;

const isGivenIn = (year: number) =>
  and(
    gte(drawnOn, `${year}-01-01`),
    lt(drawnOn, `${year + 1}-01-01`),
    eq(payments.state, "paid"),
    eq(payments.surplus, false),
    isNull(payments.refundedAt),
  );

/** Somebody who gives for a holder and told no number is known by that holder and their own name. */
const namedBesideHolder = sql`lower(concat_ws(' ', ${mandates.giverFirstName}, ${mandates.giverLastName}))`;
const giver = sql<string>`coalesce(
  ${orders.personalNumberLookup}, ${mandates.holderLookup} || ' ' || ${namedBesideHolder}
)`;

const drawsGiven = (db: Database, year: number, which: ReturnType<typeof and>) =>
  db
    .select({
      ...pickColumns(mandateDraws, "id", "receiptVersion"),
      ...pickColumns(mandates, "holderLookup", "shortReference", "language"),
      ...pickColumns(orders, "firstName", "lastName"),
      lookup: orders.personalNumberLookup,
      amountOre: payments.amountOre,
      drawnOn,
      giver,
    })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, orders.paidBy))
    .where(and(isGivenIn(year), which))
    .orderBy(asc(drawnOn), asc(mandateDraws.id));
type DrawGiven = Awaited<ReturnType<typeof drawsGiven>>[number];

const givenBy = (year: number, own: DrawGiven, draws: readonly DrawGiven[]) => ({
  ...{ year, shortReference: own.shortReference, language: own.language, hasPersonalNumber: own.lookup !== null },
  name: [own.firstName, own.lastName].filter(Boolean).join(" "),
  draws: draws.map(({ id, drawnOn, amountOre, receiptVersion }) => ({ id, drawnOn, amountOre, receiptVersion })),
  totalOre: draws.reduce((sum, { amountOre }) => sum + amountOre, 0),
});
export type GivenInYear = ReturnType<typeof givenBy>;

export const givenInYear = async (
  db: Database,
  { mandateId, year }: { mandateId: string; year: number },
): Promise<GivenInYear | undefined> => {
  const [own] = await drawsGiven(db, year, eq(mandateDraws.mandateId, mandateId));
  if (!own) return undefined;
  const { lookup, holderLookup } = own;
  // By index: the expression for who gave has none.
  const isTheirs =
    lookup === null
      ? and(isNull(orders.personalNumberLookup), eq(mandates.holderLookup, holderLookup))
      : eq(orders.personalNumberLookup, lookup);
  return givenBy(year, own, await drawsGiven(db, year, and(isTheirs, eq(giver, own.giver))));
};

/** Of somebody who has shown that these orders are theirs. What was drawn without their number stands on it when all was. */
export const givenByOrders = async (
  db: Database,
  { orderIds, year }: { orderIds: string[]; year: number },
): Promise<GivenInYear | undefined> => {
  const all = await drawsGiven(db, year, inArray(mandateDraws.orderId, orderIds));
  const withNumber = all.filter(({ lookup }) => lookup !== null);
  const draws = withNumber.length > 0 ? withNumber : all;
  const newest = draws.at(-1);
  // A mailbox may be two persons': no receipt has one's name and the other's gifts.
  return (
    newest &&
    givenBy(
      year,
      newest,
      draws.filter((draw) => draw.giver === newest.giver),
    )
  );
};

export const giversIn = (tx: Transaction, year: number) =>
  tx
    .select({
      // Who has no e-mail address on the newest mandate may have one on another.
      mandateIds: sql<string[]>`array_agg(${mandates.id}
        order by (${mandates.email} is null), ${mandates.createdAt} desc, ${mandates.id})`.as("mandate_ids"),
      totalOre: sql<number>`sum(${payments.amountOre})::float8`.as("total_ore"),
      draws: sql<number>`count(*)::int`.as("draws"),
      untold: sql<number>`count(*) filter (where ${mandateDraws.receiptVersion} is null)::int`.as("untold"),
    })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, orders.paidBy))
    .where(isGivenIn(year))
    .groupBy(giver)
    .as("given");

/* Which receipt a mail brings is its version: the year, and how often staff had it sent again. */
const mostAYear = 100;

export const firstOf = (year: number): number => year * mostAYear;
export const lastOf = (year: number): number => firstOf(year + 1) - 1;
export const yearOf = (version: number): number => Math.floor(version / mostAYear);

/** It takes the place of an earlier one, to which the bank has added since. The same at each try to send it. */
export const isCorrection = ({ draws }: GivenInYear, version: number): boolean => {
  const isReceipted = ({ receiptVersion }: GivenInYear["draws"][number]) =>
    receiptVersion !== null && receiptVersion < version;
  return draws.some(isReceipted) && !draws.every(isReceipted);
};

export const markReceipted = async (db: Database, { draws }: GivenInYear, version: number): Promise<void> => {
  const ids = draws.map(({ id }) => id);
  await db
    .update(mandateDraws)
    .set({ receiptVersion: version })
    .where(and(inArray(mandateDraws.id, ids), isNull(mandateDraws.receiptVersion)));
};
