import { lookupPageSize } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { sql } from "drizzle-orm";
import type { SQL } from "drizzle-orm";
import type { Database } from "../database/connect.ts";
import type { Alike } from "./alike-words.ts";
import type { Register } from "./registers.ts";
import type { Asked } from "./words.ts";

export type Found<Item> = { items: Item[]; total: number };
/** The words as they are written; with beginnings of words; with words that may have been meant. Each takes in the one before. */
export type Question = { asked: Asked[]; withBegun: boolean; alike: Alike[] };
export type Find<Item> = (question: Question, offset: number) => Promise<Found<Item>>;

/** Nobody pages further: whoever looks for one entry writes another word instead. */
export const mostFound = 200;

/**
 * One statement, so that an import meanwhile mixes nothing, planned once a connection. `found` has the positions of all that
 * was found, with their likeness.
 */
export const pageStatement = <Item>(
  db: Database,
  { name, table, item }: Register<Item>,
  { by, found }: { by: string; found: SQL },
) =>
  db
    .select({ items: sql<Item[]>`answer.items`, total: sql<number>`answer.total` })
    .from(
      sql`(
        with found as materialized (${found}),
        page as (
          select position as place, row_number() over (order by likeness desc, position) as number
          from found
          order by likeness desc, position
          limit ${sql.raw(String(lookupPageSize))} offset ${sql.placeholder("offset")}
        )
        select
          (select least(count(*), ${sql.raw(String(mostFound))})::int from found) as total,
          (select coalesce(jsonb_agg(${item} order by page.number), '[]')
            from page join ${table} on ${table.position} = page.place) as items
      ) as answer`,
    )
    .prepare(`find_${name}_by_${by}`);
