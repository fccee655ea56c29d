import { and, asc, eq, gt, gte, isNull, lt, sql, inArray } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { pickColumns } from "../../platform/database/tables/columns.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";

/** The bank's day, and ours where the bank has told none: each draw is of one year and no other. */
const drawnOn = sql<string>`coalesce(${mandateDraws.drawnOn}, ${mandateDraws.dueOn})`;

const isPaidIn = (year: number) =>
  and(
    gte(drawnOn, `${year}-01-01`),
    lt(drawnOn, `${year + 1}-01-01`),
    eq(payments.state, "paid"),
    eq(payments.surplus, false),
  );
const isGiven = isNull(payments.refundedAt);
/** It stands on a receipt, and has been claimed back since. */
const isClaimedSince = sql`(${payments.refundedAt} is not null and ${mandateDraws.receiptVersion} > 0)`;

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
      ...pickColumns(payments, "amountOre", "refundedAt"),
      drawnOn,
      giver,
    })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, orders.paidBy))
    .where(and(isPaidIn(year), which))
    .orderBy(asc(drawnOn), asc(mandateDraws.id));
type DrawGiven = Awaited<ReturnType<typeof drawsGiven>>[number];

const isLeft = ({ refundedAt }: DrawGiven): boolean => refundedAt === null;

const givenBy = (year: number, own: DrawGiven, all: readonly DrawGiven[]) => {
  const draws = all.filter(isLeft);
  const claimed = all.filter((draw) => !isLeft(draw) && draw.receiptVersion !== null);
  return {
    ...{ year, shortReference: own.shortReference, language: own.language, hasPersonalNumber: own.lookup !== null },
    name: [own.firstName, own.lastName].filter(Boolean).join(" "),
    draws: draws.map(({ id, drawnOn, amountOre, receiptVersion }) => ({ id, drawnOn, amountOre, receiptVersion })),
    /** On a receipt of before, and claimed back since. Below nothing is the version that left it out for the first time. */
    claimed: claimed.map(({ id, receiptVersion }) => ({ id, receiptVersion: receiptVersion ?? 0 })),
    totalOre: draws.reduce((sum, { amountOre }) => sum + amountOre, 0),
  };
};
export type GivenInYear = ReturnType<typeof givenBy>;

export const givenInYear = async (
  db: Database,
  { mandateId, year }: { mandateId: string; year: number },
): Promise<GivenInYear | undefined> => {
  const own = (await drawsGiven(db, year, eq(mandateDraws.mandateId, mandateId))).find(isLeft);
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
  const all = (await drawsGiven(db, year, inArray(mandateDraws.orderId, orderIds))).filter(isLeft);
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
        order by (${mandates.email} is null), ${mandates.createdAt} desc, ${mandates.id}) filter (where ${isGiven})`.as(
        "mandate_ids",
      ),
      totalOre: sql<number>`(sum(${payments.amountOre}) filter (where ${isGiven}))::float8`.as("total_ore"),
      draws: sql<number>`(count(*) filter (where ${isGiven}))::int`.as("draws"),
      untold: sql<number>`(count(*) filter (where ${and(isGiven, isNull(mandateDraws.receiptVersion))}))::int`.as(
        "untold",
      ),
      claimed: sql<number>`(count(*) filter (where ${isClaimedSince}))::int`.as("claimed"),
    })
    .from(mandateDraws)
    .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, orders.paidBy))
    .where(isPaidIn(year))
    .groupBy(giver)
    .having(sql`bool_or(${isGiven})`)
    .as("given");

/* Which receipt a mail brings is its version: the year, and how often staff had it sent again. */
const mostAYear = 100;

export const firstOf = (year: number): number => year * mostAYear;
export const lastOf = (year: number): number => firstOf(year + 1) - 1;
export const yearOf = (version: number): number => Math.floor(version / mostAYear);

/** It takes the place of an earlier one, of which the bank has told news since. The same at each try to send it. */
export const isCorrection = ({ draws, claimed }: GivenInYear, version: number): boolean => {
  if (claimed.some(({ receiptVersion: told }) => told === -version || (told > 0 && told < version))) return true;
  const isReceipted = ({ receiptVersion }: GivenInYear["draws"][number]) =>
    receiptVersion !== null && receiptVersion < version;
  return draws.some(isReceipted) && !draws.every(isReceipted);
};

export const markReceipted = async (db: Database, { draws, claimed }: GivenInYear, version: number): Promise<void> => {
  const idsOf = (some: readonly { id: string }[]) => some.map(({ id }) => id);
  const isToldOf = and(inArray(mandateDraws.id, idsOf(claimed)), gt(mandateDraws.receiptVersion, 0));
  await db.update(mandateDraws).set({ receiptVersion: -version }).where(isToldOf);
  await db
    .update(mandateDraws)
    .set({ receiptVersion: version })
    .where(and(inArray(mandateDraws.id, idsOf(draws)), isNull(mandateDraws.receiptVersion)));
};
