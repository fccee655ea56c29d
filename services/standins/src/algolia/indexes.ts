import { z } from "zod";
import type { Store } from "../store/open.ts";
import { refusal } from "./access.ts";
import type { IndexRecord } from "./records.ts";
import { readSettings } from "./settings.ts";
import { createTextIndex, type TextIndex } from "./text-index.ts";

/** The provider's limit in its smaller plans. */
const mostRecordBytes = 10_000;

export const writeAction = z.object({
  action: z.enum(["addObject", "updateObject", "deleteObject"]),
  body: z.looseObject({ objectID: z.string().min(1) }),
});
type WriteAction = z.infer<typeof writeAction>;

const asJson = (text: unknown) => JSON.parse(String(text)) as Record<string, unknown>;

/** All indexes: on the disk, and in memory from the first search after a change. */
export const createIndexes = ({ db, transaction }: Store) => {
  const idOf = "(select id from algolia_index where name = ?)";
  const selectIndexes = db.prepare(`
    select name, (select count(*) from algolia_record where index_id = id) as entries from algolia_index order by name
  `);
  const selectSettings = db.prepare("select settings from algolia_index where name = ?");
  const open = db.prepare(`
    insert into algolia_index (name, settings, created_at, updated_at) values (?1, '{}', ?2, ?2)
    on conflict do update set updated_at = ?2
  `);
  const setSettings = db.prepare("update algolia_index set settings = ? where name = ?");
  const rename = db.prepare("update algolia_index set name = ? where name = ?");
  const remove = db.prepare("delete from algolia_index where name = ?");
  const putRecord = db.prepare(`insert or replace into algolia_record values (${idOf}, ?, ?)`);
  const removeRecord = db.prepare(`delete from algolia_record where index_id = ${idOf} and object_id = ?`);

  const inMemory = new Map<string, TextIndex>();
  /** All or nothing; returns the number of the task, which is done before it is acknowledged. */
  const change = (names: string[], work: () => void): number => {
    transaction(work);
    for (const name of names) {
      inMemory.get(name)?.close();
      inMemory.delete(name);
    }
    return Date.now();
  };
  const exists = (name: string) => selectSettings.get(name) !== undefined;
  const storedSettings = (name: string) => {
    if (!exists(name)) throw refusal(404, `Index ${name} does not exist`);
    return asJson(selectSettings.get(name)?.settings);
  };
  const load = (name: string) => {
    const settings = readSettings(storedSettings(name));
    const order = settings.customRanking.map((criterion) =>
      criterion.replace(/^(asc|desc)\((.+)\)$/, "json_extract(record, '$.$2') $1 nulls last, "),
    );
    const inOrder = `select record from algolia_record where index_id = ${idOf} order by ${order.join("")} object_id`;
    const rows = db.prepare(inOrder).all(name);
    return createTextIndex(
      name,
      settings,
      rows.map(({ record }) => asJson(record) as IndexRecord),
    );
  };

  return {
    exists,
    all: () => selectIndexes.all().map((index) => ({ ...index, pendingTask: false })),
    /** Kept whole, also what this stand-in makes no use of. */
    settingsOf: (name: string) => ({ ...readSettings(storedSettings(name)), ...storedSettings(name) }),
    searchable: (name: string): TextIndex => {
      const index = inMemory.get(name) ?? load(name);
      inMemory.set(name, index);
      return index;
    },
    write: (name: string, actions: WriteAction[]): number =>
      change([name], () => {
        open.run(name, Date.now());
        for (const { action, body } of actions) {
          const { objectID } = body;
          const record = JSON.stringify(body);
          const bytes = Buffer.byteLength(record);
          if (bytes > mostRecordBytes)
            throw refusal(400, `Record objectID=${objectID} is too big size=${bytes}/${mostRecordBytes} bytes`);
          if (action === "deleteObject") removeRecord.run(name, objectID);
          else putRecord.run(name, objectID, record);
        }
      }),
    changeSettings: (name: string, settings: Record<string, unknown>): number => {
      readSettings(settings);
      return change([name], () => {
        open.run(name, Date.now());
        setSettings.run(JSON.stringify({ ...storedSettings(name), ...settings }), name);
      });
    },
    remove: (name: string): number => change([name], () => remove.run(name)),
    move: (name: string, to: string): number => {
      storedSettings(name);
      return change([name, to], () => {
        remove.run(to);
        rename.run(to, name);
      });
    },
    /** Rules and synonyms are not played, and records are not copied. */
    copy: (name: string, to: string, scope: string[]): number => {
      const settings = JSON.stringify(storedSettings(name));
      return change([to], () => {
        open.run(to, Date.now());
        if (scope.includes("settings")) setSettings.run(settings, to);
      });
    },
  };
};
export type Indexes = ReturnType<typeof createIndexes>;
