import { and, asc, eq, gte, isNull, lt, sql } from "drizzle-orm";
import type { Language } from "@hjarta-lunga/contract/languages.ts";
import type { Database } from "../../platform/database/connect.ts";
import { mandateDraws, mandates } from "../../platform/database/tables/mandates.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { payments } from "../../platform/database/tables/payments.ts";

/** The bank's day, and ours where the bank has told none: each draw is of one year and no other. */
const drawnOn = sql<string>`coalesce(${mandateDraws.drawnOn}, ${mandateDraws.dueOn})`;

export const isGivenIn = (year: number) =>
  and(
    gte(drawnOn, `${year}-01-01`),
    lt(drawnOn, `${year + 1}-01-01`),
    eq(payments.state, "paid"),
    eq(payments.surplus, false),
    isNull(payments.refundedAt),
  );

/** Somebody who gives for a holder and told no number is known by that holder and their own name. */
const namedBesideHolder = sql`lower(concat_ws(' ', ${mandates.giverFirstName}, ${mandates.giverLastName}))`;
export const giver = sql<string>`coalesce(
  ${orders.personalNumberLookup}, ${mandates.holderLookup} || ' ' || ${namedBesideHolder}
)`;

type Given = {
  id: string;
  drawnOn: string;
  amountOre: number;
  receiptVersion: number | null;
};
export type GivenInYear = {
  year: number;
  shortReference: string;
  language: Language;
  name: string;
  hasPersonalNumber: boolean;
  draws: Given[];
  totalOre: number;
};

export const givenInYear = async (
  db: Database,
  { mandateId, year }: { mandateId: string; year: number },
): Promise<GivenInYear | undefined> => {
  const rowsWhere = (which: ReturnType<typeof and>) =>
    db
      .select({
        id: mandateDraws.id,
        drawnOn,
        receiptVersion: mandateDraws.receiptVersion,
        amountOre: payments.amountOre,
        giver,
        lookup: orders.personalNumberLookup,
        holderLookup: mandates.holderLookup,
        shortReference: mandates.shortReference,
        language: mandates.language,
        firstName: orders.firstName,
        lastName: orders.lastName,
      })
      .from(mandateDraws)
      .innerJoin(mandates, eq(mandates.id, mandateDraws.mandateId))
      .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
      .innerJoin(payments, eq(payments.id, orders.paidBy))
      .where(and(isGivenIn(year), which))
      .orderBy(asc(drawnOn), asc(mandateDraws.id));
  const [own] = await rowsWhere(eq(mandateDraws.mandateId, mandateId));
  if (!own) return undefined;
  const { lookup, holderLookup } = own;
  // By index: the expression for who gave has none.
  const isTheirs =
    lookup === null
      ? and(isNull(orders.personalNumberLookup), eq(mandates.holderLookup, holderLookup))
      : eq(orders.personalNumberLookup, lookup);
  const draws = await rowsWhere(and(isTheirs, eq(giver, own.giver)));
  return {
    ...{ year, shortReference: own.shortReference, language: own.language, hasPersonalNumber: lookup !== null },
    name: [own.firstName, own.lastName].filter(Boolean).join(" "),
    draws: draws.map(({ id, drawnOn, amountOre, receiptVersion }) => ({ id, drawnOn, amountOre, receiptVersion })),
    totalOre: draws.reduce((sum, { amountOre }) => sum + amountOre, 0),
  };
};
