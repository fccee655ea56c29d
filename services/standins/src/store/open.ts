import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import { tables } from "./tables.ts";

/** What a reset leaves: the site's build fills the search indexes, and only when it is built. */
const kept = ["setting", "algolia_index", "algolia_record"];

const jsonFields = new Set(["headers", "callbacks", "items", "metadata", "paymentDetails", "recipients", "entry"]);
const booleanFields = new Set(["test", "isOthers", "collected"]);

type Sql = [strings: TemplateStringsArray, ...values: SQLInputValue[]];
type Values = Record<string, unknown>;

const knownFields = new Map<string, string>();
/** Rows are read many times a second, so each name is worked out once. */
const toField = (column: string): string => {
  const known = knownFields.get(column);
  if (known !== undefined) return known;
  const field = column.replaceAll(/_(.)/g, (_match, letter: string) => letter.toUpperCase());
  knownFields.set(column, field);
  return field;
};
const toColumn = (field: string) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const toStored = (field: string, value: unknown) => {
  if (typeof value === "boolean") return Number(value);
  return (jsonFields.has(field) ? JSON.stringify(value) : value) as SQLInputValue;
};
const fromStored = ([column, value]: [string, unknown]): [string, unknown] => {
  const field = toField(column);
  if (booleanFields.has(field)) return [field, value === 1];
  return [field, jsonFields.has(field) ? JSON.parse(String(value)) : value];
};
const toRow = (stored: Values) => Object.fromEntries(Object.entries(stored).map(fromStored));

/** What a provider has answered is on the disk before it is acknowledged. A row's fields are its columns in camel case. */
export const openStore = (dataDir: string) => {
  mkdirSync(dataDir, { recursive: true });
  const db = new DatabaseSync(join(dataDir, "standins.db"));
  db.exec("pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000");
  db.exec(tables);
  const statements = db.createTagStore();
  const transaction = <T>(work: () => T): T => {
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
    transaction,
    all: <Row>(...sql: Sql) => statements.all(...sql).map(toRow) as Row[],
    // eslint-disable-next-line @typescript-eslint/no-unnecessary-type-parameters -- only the caller knows what SQLite returns
    get: <Row>(...sql: Sql) => {
      const row = statements.get(...sql);
      return row && (toRow(row) as Row);
    },
    /** How many rows it changed. */
    run: (...sql: Sql) => Number(statements.run(...sql).changes),
    insert: <Row>(table: string, row: Partial<Row>): Row => {
      const fields = Object.entries(row);
      const into = `${table} (${fields.map(([field]) => toColumn(field)).join(", ")})`;
      const values = fields.map(([field, value]) => toStored(field, value));
      const insert = db.prepare(`insert into ${into} values (${fields.map(() => "?").join(", ")}) returning *`);
      return toRow(insert.get(...values) ?? {}) as Row;
    },
    empty: () =>
      transaction(() => {
        const all = db
          .prepare("select name from sqlite_schema where type = 'table' and name not like 'sqlite_%'")
          .all();
        db.exec("pragma defer_foreign_keys = on");
        for (const name of all.map((table) => String(table.name)).filter((table) => !kept.includes(table)))
          db.exec(`delete from ${name}`);
      }),
    close: () => db.close(),
  };
};
export type Store = ReturnType<typeof openStore>;

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
