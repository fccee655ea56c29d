import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tables } from "./tables.ts";

export type Store = {
  db: DatabaseSync;
  /** All or nothing. */
  together: <T>(work: () => T) => T;
  close: () => void;
};

/** Each commit is on the disk before it is told: what a provider has said, it still knows after a power cut. */
export const openStore = (dataDir: string): Store => {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, "standins.db"));
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
  db.exec(tables);
  const together = <T>(work: () => T): T => {
    db.exec("begin immediate");
    try {
      const result = work();
      db.exec("commit");
      return result;
    } catch (error) {
      db.exec("rollback");
      throw error;
    }
  };
  return { db, together, close: () => db.close() };
};
