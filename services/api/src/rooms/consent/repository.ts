import type { ConsentChoice } from "@hjarta-lunga/contract/schemas/consent.ts";
import { lt, sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { consentChoices } from "../../platform/database/tables/consent.ts";

/**
 * A choice is valid for a year (contract/cookies.ts); its proof is kept two years beyond that, while a complaint can still
 * be made, and is then removed. The trigger in migration 0001 holds the same figure.
 */
const consentRetentionDays = 3 * 365;

/** Always a new row: what was chosen before stays provable. */
export const recordChoice = async (db: Database, choice: ConsentChoice): Promise<Date> => {
  const [row] = await db.insert(consentChoices).values(choice).returning({ recordedAt: consentChoices.recordedAt });
  if (!row) throw new Error("The insert returned no row");
  return row.recordedAt;
};

export const removeExpiredChoices = (db: Database) =>
  db
    .delete(consentChoices)
    .where(lt(consentChoices.recordedAt, sql`now() - make_interval(days => ${consentRetentionDays})`));
