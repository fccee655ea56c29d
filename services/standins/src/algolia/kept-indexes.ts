import type { Store } from "../store/open.ts";
import type { IndexRecord } from "./records.ts";

export type KeptIndex = { name: string; settings: string; createdAt: number; updatedAt: number };

/** Indexes and records on the disk. */
export const createKeptIndexes = ({ db, together }: Store) => {
  const indexColumns = "name, settings, created_at as createdAt, updated_at as updatedAt";
  const selectIndex = db.prepare(`select ${indexColumns} from search_index where name = ?`);
  const selectIndexes = db.prepare(`select ${indexColumns} from search_index order by name`);
  const insertIndex = db.prepare("insert into search_index values (?, '{}', ?, ?) on conflict (name) do nothing");
  const touch = db.prepare("update search_index set updated_at = ? where name = ?");
  const setSettings = db.prepare("update search_index set settings = ? where name = ?");
  const dropIndex = db.prepare("delete from search_index where name = ?");
  const renameIndex = db.prepare("update search_index set name = ? where name = ?");
  const selectRecord = db.prepare("select record from search_record where index_name = ? and object_id = ?");
  const selectRecords = db.prepare("select record from search_record where index_name = ? order by object_id");
  const putRecord = db.prepare(
    "insert into search_record values (?, ?, ?) on conflict do update set record = excluded.record",
  );
  const dropRecord = db.prepare("delete from search_record where index_name = ? and object_id = ?");
  const dropRecords = db.prepare("delete from search_record where index_name = ?");
  const copyRecords = db.prepare(
    "insert into search_record select ?, object_id, record from search_record where index_name = ?",
  );
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
    records: (name: string) => selectRecords.all(name).map(recordOf),
    put: (name: string, record: IndexRecord) => void putRecord.run(name, record.objectID, JSON.stringify(record)),
    removeRecord: (name: string, objectID: string) => void dropRecord.run(name, objectID),
    clear: (name: string) => void dropRecords.run(name),
    copy: (name: string, to: string) => void copyRecords.run(to, name),
  };
};
export type KeptIndexes = ReturnType<typeof createKeptIndexes>;
