import type { Store } from "../store/open.ts";

type Row = { id: number; receivedAt: number; page: string; entry: string };
const columns = "id, received_at as receivedAt, page, entry";
const toEntry = (row: unknown) => {
  const { entry, ...rest } = row as Row;
  return { ...rest, entry: JSON.parse(entry) as unknown };
};

/** What was pushed to the data layer, in the order in which it came. */
export const createEntries = ({ db }: Store) => {
  const insert = db.prepare("insert into data_layer_entry (received_at, page, entry) values (?, ?, ?)");
  const all = db.prepare(`select ${columns} from data_layer_entry order by id`);
  const newest = db.prepare(`select ${columns} from data_layer_entry order by id desc limit ?`);
  return {
    add: (page: string, entry: unknown) => void insert.run(Date.now(), page, JSON.stringify(entry)),
    all: () => all.all().map(toEntry),
    newest: (limit: number) => newest.all(limit).map(toEntry),
  };
};
export type Entries = ReturnType<typeof createEntries>;
