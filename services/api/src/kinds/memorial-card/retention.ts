import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { isPast } from "../../platform/database/kept.ts";
import { memorialCards } from "../../platform/database/tables/memorial-cards.ts";

const since = sql`coalesce(${memorialCards.litAt}, ${memorialCards.createdAt})`;

/** Also a card that was never lit: its order may stay for money that came and went back. */
export const removeExpiredCards = (db: Database) => db.delete(memorialCards).where(isPast("candle", since));
