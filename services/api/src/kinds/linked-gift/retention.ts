import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { giftMailings } from "../../platform/database/tables/gift-links.ts";

/** With their links, which are unknown from then on. What they changed stays in the history of its mandate. */
export const removeExpiredMailings = (db: Database) =>
  db.delete(giftMailings).where(isPast("mailing", giftMailings.expiresAt));
