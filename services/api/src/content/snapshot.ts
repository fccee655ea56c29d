import { sql } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import { publishedSnapshot } from "../database/schema.ts";
import { publishedContent } from "./take-good.ts";
import type { PublishedContent } from "./take-good.ts";

/** The one row, or nothing: also when an older version of us wrote it in another shape. */
export const readSnapshot = async (db: Database): Promise<PublishedContent | undefined> => {
  const [row] = await db.select({ content: publishedSnapshot.content }).from(publishedSnapshot);
  return publishedContent.safeParse(row?.content).data;
};

/** Written only when it is another: most minutes publish nothing. */
export const keepSnapshot = async (db: Database, content: PublishedContent): Promise<void> => {
  await db
    .insert(publishedSnapshot)
    .values({ content })
    .onConflictDoUpdate({
      target: publishedSnapshot.id,
      set: { content, fetchedAt: sql`now()` },
      setWhere: sql`${publishedSnapshot.content} is distinct from excluded.content`,
    });
};
