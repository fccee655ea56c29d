import { and, asc, eq, gt, isNull, lt, or, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { today } from "../../platform/database/time.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import type { AttentionSection } from "../../platform/staff/section.ts";
import { giversIn } from "./given-in-year.ts";
import { receiptYear } from "./queue.ts";

/** Whom no mail brings the corrected one: the receipt that was printed lacks some draws, or has some too many. */
export const printedTooEarly = async (db: Database, on?: string) =>
  db.transaction(async (tx) => {
    const year = receiptYear(on ?? (await today(tx)));
    const given = giversIn(tx, year);
    const isShort = and(gt(given.untold, 0), lt(given.untold, given.draws));
    return tx
      .select({
        mandate: mandates.shortReference,
        year: sql<number>`${year}::int`,
        draws: given.draws,
        notOnIt: given.untold,
        claimedBackSince: given.claimed,
      })
      .from(given)
      .innerJoin(mandates, eq(mandates.id, sql`${given.mandateIds}[1]`))
      .where(and(isNull(mandates.email), or(isShort, gt(given.claimed, 0))))
      .orderBy(asc(mandates.createdAt));
  });

export const yearlyReceiptSections: AttentionSection[] = [
  {
    heading: "Receipts of a year that were printed before the bank had told of all of it, or of what was claimed back",
    isGrave: false,
    remedy:
      "Print each anew, and post it: it says that it takes the place of the other. npm run mandate --workspace " +
      'services/api -- yearly-receipt <mandate> <year> "<who you are: posted>" receipt.pdf',
    rows: (db) => printedTooEarly(db),
  },
];
