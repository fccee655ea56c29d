import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { mails } from "../database/tables/mail.ts";
import { mandates } from "../database/tables/mandates.ts";
import { today } from "../mandates/today.ts";
import { giversIn } from "./givers-in-year.ts";
import { firstOf, lastOf } from "./mail-version.ts";

/**
 * One mail to each giver with what was drawn the year before, by the mandate that they signed last. One statement: all of
 * them are written or none, and who has one already gets no second. The sweep for unsent mail sends them on. Answers with
 * how many there are.
 */
export const queueYearlyReceipts = (db: Database, on?: string): Promise<number> =>
  db.transaction(async (tx) => {
    // Two that look at the same time would both find nobody told.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('yearly receipts', 0))`);
    const year = Number((on ?? (await today(tx))).slice(0, 4)) - 1;
    const given = giversIn(tx, year);
    const { rowCount } = await tx.execute(sql`
      insert into ${mails} (id, mandate_id, template, version, recipient)
      select gen_random_uuid(), ${mandates.id}, 'yearlyReceipt', ${firstOf(year)}, ${mandates.email}
      from ${given} join ${mandates} on ${mandates.id} = ${given.mandateIds}[1]
      where ${mandates.email} is not null and not exists (
        select 1 from ${mails} as told
        where told.mandate_id = any(${given.mandateIds}) and told.template = 'yearlyReceipt'
          and told.version between ${firstOf(year)} and ${lastOf(year)}
      )`);
    return rowCount ?? 0;
  });
