import { lookupPageSize } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { find } from "./find.ts";
import { editionOf, keptIndex } from "./kept-index.ts";
import type { Register } from "./registers.ts";
import { askedIn } from "./words.ts";

type Page<Item> = { items: Item[]; total: number; page: number; pages: number };

/** Found by the index that the process keeps, and read from the database, which says whether it is still of the same edition. */
export const createRegisterSearch = <Item>(db: Database, register: Register<Item>) => {
  const { name, table, item, numbers } = register;
  const kept = keptIndex(db, register);
  const read = db
    .select({ edition: sql<string | null>`answer.edition`, items: sql<Item[]>`answer.items` })
    .from(
      sql`(select ${editionOf(register)} as edition, (
        select coalesce(json_agg(${item} order by place.number), '[]')
        from unnest(${sql.placeholder("positions")}::int[]) with ordinality as place(position, number)
        join ${table} on ${table.position} = place.position) as items) as answer`,
    )
    .prepare(`read_${name}`);

  const search = async (query: string, page: number): Promise<Page<Item>> => {
    const current = await kept.get();
    const found = find(current.index, askedIn(query, numbers));
    const positions = found.slice((page - 1) * lookupPageSize, page * lookupPageSize);
    const [answer] = await read.execute({ positions });
    if (answer?.edition !== current.edition) {
      await kept.forget(current);
      return search(query, page);
    }
    const total = found.length;
    return { items: answer.items, total, page, pages: Math.ceil(total / lookupPageSize) };
  };
  return search;
};
