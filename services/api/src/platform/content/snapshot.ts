import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { now } from "../database/time.ts";
import { publishedSnapshot } from "../database/tables/platform.ts";
import { keepLastValid, type KnownContent, type Taken } from "./keep-last-valid.ts";

/** An older version of us may have written some of it in another shape. */
export const readSnapshot = async (db: Database): Promise<Taken> => {
  const [row] = await db.select({ content: publishedSnapshot.content }).from(publishedSnapshot);
  return keepLastValid(row?.content);
};

export const keepSnapshot = async (db: Database, content: KnownContent): Promise<void> => {
  await db
    .insert(publishedSnapshot)
    .values({ content })
    .onConflictDoUpdate({
      target: publishedSnapshot.id,
      set: { content, fetchedAt: now },
      setWhere: sql`${publishedSnapshot.content} is distinct from excluded.content`,
    });
};
