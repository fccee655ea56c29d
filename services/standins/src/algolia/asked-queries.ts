import type { Store } from "../store/open.ts";

/** What is written letter by letter is one question, if it comes within this time. */
const sameQuestionMs = 30_000;
const writeEveryMs = 1_000;

type Asked = { index: string; query: string; hits: number; at: number };
type AskedOften = { query: string; times: number };

/**
 * What has been searched for. Who asked is known only in memory, and only for as long as a question is written; nobody
 * waits for the disk.
 */
export const createAskedQueries = ({ db, together }: Store) => {
  const insert = db.prepare("insert into search_query (asked_at, index_name, query, hits) values (?, ?, ?, ?)");
  const often = db.prepare(`
    select query, count(*) as times from search_query
    where index_name = ? and hits > 0 group by query having count(*) >= ? order by times desc, query limit ?
  `);
  const columns = "asked_at as at, index_name as 'index', query, hits";
  const newest = db.prepare(`select ${columns} from search_query order by id desc limit ?`);
  const all = db.prepare(`select ${columns} from search_query order by id`);
  /** By who asks, and where: what may go on yet. */
  const inWriting = new Map<string, Asked>();
  let finished: Asked[] = [];
  let timer: NodeJS.Timeout | undefined;
  let version = 0;

  const finish = (isFinished: (asked: Asked) => boolean): void => {
    for (const [who, asked] of inWriting) {
      if (!isFinished(asked)) continue;
      finished.push(asked);
      inWriting.delete(who);
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
    finish(({ at }) => Date.now() - at > sameQuestionMs);
    write();
    if (inWriting.size > 0) timer = setTimeout(writeFinished, writeEveryMs);
  };
  const writeAll = () => {
    finish(() => true);
    write();
  };

  return {
    add: (who: string, { index, query, hits }: Omit<Asked, "at">) => {
      const text = query.trim().toLowerCase();
      if (text === "") return;
      const key = `${who} ${index}`;
      const before = inWriting.get(key);
      const goesOn = before !== undefined && (text.startsWith(before.query) || before.query.startsWith(text));
      if (before !== undefined && !goesOn) finished.push(before);
      inWriting.set(key, { index, query: text, hits, at: Date.now() });
      timer ??= setTimeout(writeFinished, writeEveryMs);
    },
    often: (index: string, least: number, most: number) => often.all(index, least, most) as AskedOften[],
    newest: (limit: number) => {
      writeAll();
      return newest.all(limit) as Asked[];
    },
    all: () => {
      writeAll();
      return all.all() as Asked[];
    },
    /** Another number whenever more has been written down. */
    version: () => version,
    forget: () => {
      inWriting.clear();
      finished = [];
      version += 1;
    },
    stop: () => {
      clearTimeout(timer);
      writeAll();
    },
  };
};
export type AskedQueries = ReturnType<typeof createAskedQueries>;
