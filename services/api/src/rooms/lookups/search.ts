import { lookupPageSize } from "@hjarta-lunga/contract/schemas/lookups.ts";
import { sql } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { find } from "./find.ts";
import { editionOf, createIndexCache, type Register } from "./registers.ts";
import { askedIn, isOfLettersAlone, searchWords } from "./words.ts";

type Page<Item> = { items: Item[]; total: number; page: number; pages: number };

const isCalled = (query: string, { name }: { name: string }): boolean => {
  const [asked, called] = [searchWords(query), searchWords(name)];
  return asked.length === called.length && called.every((word) => asked.includes(word));
};

export const createRegisterSearch = <Item extends { name: string }>(db: Database, register: Register<Item>) => {
  const { name, table, item, numbers } = register;
  const cache = createIndexCache(db, register);
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
    const current = await cache.get();
    const found = find(current.index, askedIn(query, numbers));
    const ofPage = <Each>(all: Each[]): Each[] => all.slice((page - 1) * lookupPageSize, page * lookupPageSize);
    const isWholeName = numbers === "years" && isOfLettersAlone(query);
    const [answer] = await read.execute({ positions: isWholeName ? found : ofPage(found) });
    if (answer?.edition !== current.edition) {
      await cache.forget(current);
      return search(query, page);
    }
    const called = isWholeName ? answer.items.filter((item) => isCalled(query, item)) : undefined;
    const total = called?.length ?? found.length;
    return { items: called ? ofPage(called) : answer.items, total, page, pages: Math.ceil(total / lookupPageSize) };
  };
  return search;
};
