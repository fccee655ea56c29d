import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { giftMailings } from "../../platform/database/tables/gift-links.ts";

const keptAfterExpiryYears = 1;

/** With their links, which are unknown from then on. What they changed stays in the history of its mandate. */
export const removeExpiredMailings = (db: Database) =>
  db
    .delete(giftMailings)
    .where(sql`${giftMailings.expiresAt} < now() - make_interval(years => ${keptAfterExpiryYears})`);
