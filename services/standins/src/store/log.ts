import type { Store } from "./open.ts";

export const createLog = <Entry extends object>(store: Store, kind: string) => {
  type Row = { id: number; receivedAt: number; entry: Entry };
  const toEntry = ({ id, receivedAt, entry }: Row) => ({ id, receivedAt, ...entry });
  return {
    add: (...entries: Entry[]) =>
      store.transaction(() => {
        for (const entry of entries) store.insert("received", { kind, receivedAt: Date.now(), entry });
      }),
    all: () => store.all<Row>`select * from received where kind = ${kind} order by id`.map(toEntry),
    newest: (limit: number) =>
      store.all<Row>`select * from received where kind = ${kind} order by id desc limit ${limit}`.map(toEntry),
    clear: () => store.run`delete from received where kind = ${kind}`,
  };
};
