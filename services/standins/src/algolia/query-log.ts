import type { Store } from "../store/open.ts";

/** What is typed letter by letter within this time is one query. */
const sameQueryMs = 30_000;

type LoggedQuery = { index: string; query: string; hits: number; at: number };

/** What has been searched for. Who searched is known in memory alone, and only while a query is being typed. */
export const createQueryLog = ({ db, together }: Store) => {
  const insert = db.prepare("insert into search_query (asked_at, index_name, query, hits) values (?, ?, ?, ?)");
  const newest = db.prepare(`
    select asked_at as at, index_name as 'index', query, hits from search_query order by id desc limit ?
  `);
  const often = db.prepare(`
    select query from search_query where index_name = ? and hits > 0
    group by query having count(*) >= ? order by count(*) desc, query limit ?
  `);
  /** By visitor and index: queries that may still be going on. */
  const beingTyped = new Map<string, LoggedQuery>();

  const writeDown = (isFinished: (entry: LoggedQuery) => boolean): void => {
    const finished = [...beingTyped].filter(([, entry]) => isFinished(entry));
    together(() => {
      for (const [who, { at, index, query, hits }] of finished) {
        insert.run(at, index, query, hits);
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
    /** Asked for so many times at least, and something was found. */
    often: (index: string, least: number, most: number): string[] => {
      writeDown(({ at }) => Date.now() - at > sameQueryMs);
      return often.all(index, least, most).map(({ query }) => String(query));
    },
    /** No limit below zero. */
    newest: (limit = -1): LoggedQuery[] => {
      writeDown(() => true);
      return newest.all(limit) as LoggedQuery[];
    },
    forget: () => {
      beingTyped.clear();
      db.exec("delete from search_query");
    },
    stop: () => writeDown(() => true),
  };
};
export type QueryLog = ReturnType<typeof createQueryLog>;
