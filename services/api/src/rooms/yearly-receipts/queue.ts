import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { today } from "../../platform/database/time.ts";
import { mails } from "../../platform/database/tables/mail.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { giversIn, firstOf, lastOf } from "./given-in-year.ts";

/** From this day on the bank's last answers of December have come, as a rule. */
const sentFrom = "-01-15";

export const receiptYear = (today: string): number => Number(today.slice(0, 4)) - (today.slice(4) < sentFrom ? 2 : 1);

/** One statement: all are written or none, and nobody gets a second while one waits. */
export const queueYearlyReceipts = (db: Database, on?: string): Promise<number> =>
  db.transaction(async (tx) => {
    // Two that look at the same time would both find nobody told.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('yearly receipts', 0))`);
    const year = receiptYear(on ?? (await today(tx)));
    const given = giversIn(tx, year);
    const { rowCount } = await tx.execute(sql`
      insert into ${mails} (id, owner, owner_id, template, version, recipient)
      select gen_random_uuid(), 'mandate', ${mandates.id}, 'yearlyReceipt', coalesce(told.last + 1, ${firstOf(year)}), ${mandates.email}
      from ${given} join ${mandates} on ${mandates.id} = ${given.mandateIds}[1]
      cross join lateral (
        select max(version) as last,
          bool_or(sent_at is null and refused_at is null and replaced_at is null) as waits
        from ${mails}
        where owner_id = any(${given.mandateIds}) and template = 'yearlyReceipt'
          and version between ${firstOf(year)} and ${lastOf(year)}
      ) as told
      where ${mandates.email} is not null and (${given.untold} > 0 or ${given.claimed} > 0) and told.waits is not true`);
    return rowCount ?? 0;
  });
