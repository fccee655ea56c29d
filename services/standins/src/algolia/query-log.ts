import type { Store } from "../store/open.ts";

/** What is typed letter by letter within this time is one query. */
const sameQueryMs = 30_000;

type LoggedQuery = { index: string; query: string; hits: number; at: number };

/** What has been searched for. Who searched is known in memory alone, and only while a query is being typed. */
export const createQueryLog = (store: Store) => {
  /** By visitor and index: queries that may still be going on. */
  const beingTyped = new Map<string, LoggedQuery>();

  const writeDown = (isFinished: (entry: LoggedQuery) => boolean): void => {
    const finished = [...beingTyped].filter(([, entry]) => isFinished(entry));
    store.transaction(() => {
      for (const [who, { at, index, query, hits }] of finished) {
        store.insert("search_query", { askedAt: at, indexName: index, query, hits });
        beingTyped.delete(who);
      }
    });
  };

  return {
    add: (who: string, { index, query, hits }: Omit<LoggedQuery, "at">): void => {
      const text = query.trim().toLowerCase();
      if (text === "") return;
      const key = `${who} ${index}`;
      const before = beingTyped.get(key);
      const goesOn = before !== undefined && (text.startsWith(before.query) || before.query.startsWith(text));
      if (before !== undefined && !goesOn) writeDown((entry) => entry === before);
      beingTyped.set(key, { index, query: text, hits, at: Date.now() });
    },
    often: (index: string, least: number, most: number): string[] => {
      writeDown(({ at }) => Date.now() - at > sameQueryMs);
      const often = store.all<{ query: string }>`select query from search_query where index_name = ${index} and hits > 0
        group by query having count(*) >= ${least} order by count(*) desc, query limit ${most}`;
      return often.map(({ query }) => query);
    },
    newest: (limit: number) => {
      writeDown(() => true);
      return store.all<LoggedQuery>`select asked_at as at, index_name as "index", query, hits from search_query
        order by id desc limit ${limit}`;
    },
    forget: () => {
      beingTyped.clear();
      return store.run`delete from search_query`;
    },
    stop: () => writeDown(() => true),
  };
};
export type QueryLog = ReturnType<typeof createQueryLog>;
