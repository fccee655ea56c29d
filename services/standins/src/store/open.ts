import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { tables } from "./tables.ts";

/** Those that others point at, last. The search indexes stay: the site's build fills them, and only when it is built. */
const emptied = [
  "delivery",
  "swish_refund",
  "swish_payment",
  "mondido_refund",
  "mondido_transaction",
  "bankid_order",
  "brite_access",
  "brite_session",
  "bank_payment",
  "bank_mandate",
  "bank_file",
  "mail",
  "data_layer_entry",
  "error_report",
  "portal_call",
  "search_query",
  "search_event",
];

/** Each commit is on the disk before it is acknowledged: what a provider has answered, it still knows after a power cut. */
export const openStore = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, "standins.db"));
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
  db.exec(tables);
  /** All or nothing. */
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
  return {
    db,
    together,
    empty: () => together(() => db.exec(emptied.map((table) => `delete from ${table};`).join(" "))),
    close: () => db.close(),
  };
};
export type Store = ReturnType<typeof openStore>;
