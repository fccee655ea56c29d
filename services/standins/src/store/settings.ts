import type { Store } from "./open.ts";

/** Small things that an operator has set. They hold over a restart. */
export const createSettings = ({ db }: Store) => {
  const select = db.prepare("select value from setting where name = ?");
  const upsert = db.prepare(
    "insert into setting values (?, ?) on conflict (name) do update set value = excluded.value",
  );
  return {
    read: (name: string): unknown => {
      const row = select.get(name);
      return row === undefined ? undefined : (JSON.parse(String(row.value)) as unknown);
    },
    write: (name: string, value: unknown) => void upsert.run(name, JSON.stringify(value)),
  };
};
export type Settings = ReturnType<typeof createSettings>;
