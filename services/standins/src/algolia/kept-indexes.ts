import type { Store } from "../store/open.ts";
import type { IndexRecord } from "./records.ts";

type KeptIndex = { name: string; settings: string; createdAt: number; updatedAt: number };

/** Indexes and records on the disk. */
export const createKeptIndexes = ({ db, together }: Store) => {
  const indexColumns = "name, settings, created_at as createdAt, updated_at as updatedAt";
  const ofIndex = "index_id = (select id from algolia_index where name = ?)";
  const selectIndex = db.prepare(`select ${indexColumns} from algolia_index where name = ?`);
  const selectIndexes = db.prepare(`select ${indexColumns} from algolia_index order by name`);
  const insertIndex = db.prepare(
    "insert into algolia_index (name, settings, created_at, updated_at) values (?, '{}', ?, ?) on conflict do nothing",
  );
  const touch = db.prepare("update algolia_index set updated_at = ? where name = ?");
  const setSettings = db.prepare("update algolia_index set settings = ? where name = ?");
  const dropIndex = db.prepare("delete from algolia_index where name = ?");
  const renameIndex = db.prepare("update algolia_index set name = ? where name = ?");
  const countRecords = db.prepare(`select count(*) as count from algolia_record where ${ofIndex}`);
  const selectRecord = db.prepare(`select record from algolia_record where ${ofIndex} and object_id = ?`);
  const selectRecords = db.prepare(`select record from algolia_record where ${ofIndex} order by object_id`);
  const putRecord = db.prepare(`
    insert into algolia_record values ((select id from algolia_index where name = ?), ?, ?)
    on conflict do update set record = excluded.record
  `);
  const dropRecord = db.prepare(`delete from algolia_record where ${ofIndex} and object_id = ?`);
  const dropRecords = db.prepare(`delete from algolia_record where ${ofIndex}`);
  const copyRecords = db.prepare(`
    insert into algolia_record
    select (select id from algolia_index where name = ?), object_id, record from algolia_record where ${ofIndex}
  `);
  const recordOf = (row: unknown) => JSON.parse((row as { record: string }).record) as IndexRecord;

  return {
    together,
    find: (name: string) => selectIndex.get(name) as KeptIndex | undefined,
    all: () => selectIndexes.all() as KeptIndex[],
    /** Makes it when it is not there. */
    open: (name: string) => {
      insertIndex.run(name, Date.now(), Date.now());
      touch.run(Date.now(), name);
    },
    remove: (name: string) => void dropIndex.run(name),
    rename: (name: string, to: string) => void renameIndex.run(to, name),
    setSettings: (name: string, settings: object) => void setSettings.run(JSON.stringify(settings), name),
    record: (name: string, objectID: string) => {
      const row = selectRecord.get(name, objectID);
      return row === undefined ? undefined : recordOf(row);
    },
    count: (name: string) => Number(countRecords.get(name)?.count),
    records: (name: string) => selectRecords.all(name).map(recordOf),
    put: (name: string, record: IndexRecord) => void putRecord.run(name, record.objectID, JSON.stringify(record)),
    removeRecord: (name: string, objectID: string) => void dropRecord.run(name, objectID),
    clear: (name: string) => void dropRecords.run(name),
    copy: (name: string, to: string) => void copyRecords.run(to, name),
  };
};
export type KeptIndexes = ReturnType<typeof createKeptIndexes>;
