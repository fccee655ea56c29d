import { toSek } from "@hjarta-lunga/contract/money.ts";
import { openReasons } from "@hjarta-lunga/contract/payment-states.ts";
import { and, asc, eq, inArray, isNotNull, isNull, ne, or, sql, type SQL } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { orders } from "../../platform/database/tables/orders.ts";
import { paymentDiscrepancies, payments } from "../../platform/database/tables/payments.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";
import type { Providers } from "../providers/port.ts";
import { compareWithList, isStrange } from "./provider-lists.ts";
import { isSurplus } from "./repository.ts";

const known = {
  order: orders.shortReference,
  method: payments.method,
  sek: sql`${payments.amountOre}`.mapWith((ore: string) => toSek(Number(ore))),
  reference: payments.providerReference,
  providerId: payments.providerId,
};
const moved = { settlement: payments.settlementReference, cameAt: payments.settledAt };
const giver = { email: orders.email, mobile: orders.mobile };

const aDayAgo = sql`now() - interval '1 day'`;
const isOwed = and(isSurplus, isNull(payments.refundedAt));

/** States as the partial indexes have them. Draws, and what contradicts our books, have lists of their own. */
const isUncertain = and(
  ne(payments.method, "directDebit"),
  sql`not exists (select 1 from ${paymentDiscrepancies}
    where ${paymentDiscrepancies.paymentId} = ${payments.id} and ${paymentDiscrepancies.settledAt} is null)`,
  or(
    sql`${payments.state} = 'unknown'`,
    and(isNotNull(payments.nextAskAt), inArray(payments.reason, [...openReasons])),
  ),
);

const uncertain = (db: Database) =>
  db
    .select({ ...known, begunAt: payments.createdAt, why: payments.reason, ...giver })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isUncertain, sql`${payments.createdAt} < ${aDayAgo}`))
    .orderBy(asc(payments.createdAt));

const owed = (db: Database, which: SQL | undefined) =>
  db
    .select({ ...known, ...moved, code: payments.refundCode, givenUpAt: payments.refundGivenUpAt, ...giver })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(isOwed, which))
    .orderBy(asc(payments.settledAt));

export const strangeMoneySection = ({ methods }: Pick<Providers, "methods">): AttentionSection => ({
  heading: "Money at a provider of which no payment here knows",
  isGrave: true,
  remedy:
    "See in the provider's own portal who paid, and for what. Give it back there and tell the payer: then it leaves this list " +
    "by itself. Where there is no list, the provider did not give one: try again, and see in the API's log.",
  rows: async (db) => {
    const rows: Awaited<ReturnType<AttentionSection["rows"]>> = [];
    for (const [method, asked] of Object.entries(methods)) {
      const compared = await compareWithList(db, asked);
      if (compared.kind === "noAnswer")
        rows.push({ method, reference: "no list", providerId: compared.why, sek: null });
      else
        for (const { providerReference: reference, status } of compared.pairs.filter(isStrange))
          rows.push({ method, reference, providerId: status.providerId ?? null, sek: toSek(status.amountOre ?? 0) });
    }
    return rows;
  },
});

export const paymentSections: AttentionSection[] = [
  {
    heading: "Payments of which nobody knows for a day whether money came",
    isGrave: true,
    remedy:
      "Look for the payment in the provider's own portal, then call the giver and say how it is. It is asked about every " +
      "hour, and leaves this list by itself when the provider answers.",
    rows: uncertain,
  },
  {
    heading: "Refunds that the provider refuses",
    isGrave: true,
    remedy:
      "See in the provider's own portal that the money is still here, give it back there, and call the giver. " +
      'Then: npm run note-given-back --workspace services/api -- <order> "<who you are: what you did>"',
    rows: (db) => owed(db, isNotNull(payments.refundGivenUpAt)),
  },
  {
    heading: "Money that should have gone back for a day",
    isGrave: true,
    remedy:
      "It is tried again and again; the API's log says what the provider answers. See in its portal, and call the giver.",
    rows: (db) => owed(db, and(isNull(payments.refundGivenUpAt), sql`${payments.settledAt} < ${aDayAgo}`)),
  },
];
