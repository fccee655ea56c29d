import type { Store } from "../store/open.ts";

/** What is typed letter by letter within this time is one query. */
const sameQueryMs = 30_000;
const writeEveryMs = 1_000;

type LoggedQuery = { index: string; query: string; hits: number; at: number };
type FrequentQuery = { query: string; times: number };

/**
 * What has been searched for. Who searched is known in memory alone, and only while a query is being typed. Writing to the
 * disk is never waited for.
 */
export const createQueryLog = ({ db, together }: Store) => {
  const insert = db.prepare("insert into search_query (asked_at, index_name, query, hits) values (?, ?, ?, ?)");
  const often = db.prepare(`
    select query, count(*) as times from search_query
    where index_name = ? and hits > 0 group by query having count(*) >= ? order by times desc, query limit ?
  `);
  const columns = "asked_at as at, index_name as 'index', query, hits";
  const newest = db.prepare(`select ${columns} from search_query order by id desc limit ?`);
  const all = db.prepare(`select ${columns} from search_query order by id`);
  /** By visitor and index: queries that may still be going on. */
  const beingTyped = new Map<string, LoggedQuery>();
  let finished: LoggedQuery[] = [];
  let timer: NodeJS.Timeout | undefined;
  let version = 0;

  const finish = (isFinished: (entry: LoggedQuery) => boolean): void => {
    for (const [who, entry] of beingTyped) {
      if (!isFinished(entry)) continue;
      finished.push(entry);
      beingTyped.delete(who);
    }
  };
  const write = (): void => {
    if (finished.length === 0) return;
    together(() => {
      for (const { at, index, query, hits } of finished) insert.run(at, index, query, hits);
    });
    finished = [];
    version += 1;
  };
  const writeFinished = () => {
    timer = undefined;
    finish(({ at }) => Date.now() - at > sameQueryMs);
    write();
    if (beingTyped.size > 0) timer = setTimeout(writeFinished, writeEveryMs);
  };
  const writeAll = () => {
    finish(() => true);
    write();
  };

  return {
    add: (who: string, { index, query, hits }: Omit<LoggedQuery, "at">) => {
      const text = query.trim().toLowerCase();
      if (text === "") return;
      const key = `${who} ${index}`;
      const before = beingTyped.get(key);
      const goesOn = before !== undefined && (text.startsWith(before.query) || before.query.startsWith(text));
      if (before !== undefined && !goesOn) finished.push(before);
      beingTyped.set(key, { index, query: text, hits, at: Date.now() });
      timer ??= setTimeout(writeFinished, writeEveryMs);
    },
    often: (index: string, least: number, most: number) => often.all(index, least, most) as FrequentQuery[],
    newest: (limit: number) => {
      writeAll();
      return newest.all(limit) as LoggedQuery[];
    },
    all: () => {
      writeAll();
      return all.all() as LoggedQuery[];
    },
    /** Another number whenever more has been written down. */
    version: () => version,
    forget: () => {
      beingTyped.clear();
      finished = [];
      version += 1;
    },
    stop: () => {
      clearTimeout(timer);
      writeAll();
    },
  };
};
export type QueryLog = ReturnType<typeof createQueryLog>;
