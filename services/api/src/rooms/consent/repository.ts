import type { ConsentChoice } from "@hjarta-lunga/contract/schemas/consent.ts";
import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { consentChoices } from "../../platform/database/tables/consent.ts";

export const recordChoice = async (db: Database, choice: ConsentChoice): Promise<Date> => {
  const [row] = await db.insert(consentChoices).values(choice).returning({ recordedAt: consentChoices.recordedAt });
  if (!row) throw new Error("The insert returned no row");
  return row.recordedAt;
};

/** The trigger of migration 0001 refuses what is newer than 1,095 days: the figure may grow, not shrink. */
export const removeExpiredChoices = (db: Database) =>
  db.delete(consentChoices).where(isPast("consentChoice", consentChoices.recordedAt));
