import type { Store } from "../store/open.ts";
import type { Envelope } from "./envelope.ts";

type Row = { id: number; receivedAt: number; project: string; kind: string; header: string; payload: string };
const columns = "id, received_at as receivedAt, project, kind, header, payload";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
};
const toReport = (row: unknown) => {
  const { header, payload, ...rest } = row as Row;
  return { ...rest, header: parsed(header), payload: parsed(payload) };
};

/** Each item of each envelope: events, sessions, whatever a client sends. */
export const createReports = (store: Store) => {
  const insert = store.db.prepare(
    "insert into error_report (received_at, project, kind, header, payload) values (?, ?, ?, ?, ?)",
  );
  const all = store.db.prepare(`select ${columns} from error_report order by id`);
  const newest = store.db.prepare(`select ${columns} from error_report order by id desc limit ?`);
  return {
    add: (project: string, { items }: Envelope) =>
      store.together(() => {
        for (const { kind, header, payload } of items)
          insert.run(Date.now(), project, kind, JSON.stringify(header), payload);
      }),
    all: () => all.all().map(toReport),
    newest: (limit: number) => newest.all(limit).map(toReport),
  };
};
export type Reports = ReturnType<typeof createReports>;
