import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { deceasedPeople, funeralParlors, registerEditions } from "../../platform/database/tables/lookups.ts";
import type { RegisterName } from "../../platform/database/tables/lookups.ts";
import { inOrder, type Entry } from "./entries.ts";
import { parlorLine, personLine } from "./files.ts";
import { readCsv } from "./read-csv.ts";
import type { Register } from "./registers.ts";

/** So many rows a statement: below PostgreSQL's number of parameters, and well within our own time-out. */
const batch = 1_000;

const inBatches = async <Row>(rows: Row[], insert: (rows: Row[]) => Promise<unknown>) => {
  for (let from = 0; from < rows.length; from += batch) await insert(rows.slice(from, from + batch));
};

type Import = (db: Database, file: Uint8Array) => Promise<number>;
type Parts<Row> = {
  name: RegisterName;
  table: Register<unknown>["table"];
  read: (file: Uint8Array) => Row[];
  insert: (db: Transaction, rows: Row[]) => Promise<unknown>;
};

const importOf =
  <Row extends Entry>({ name, table, read, insert }: Parts<Row>): Import =>
  async (db, file) => {
    const rows = read(file);
    await db.transaction(async (transaction) => {
      // A second import waits; searches go on, in the register as it was.
      await transaction.execute(sql`lock table ${table} in share row exclusive mode`);
      await transaction.delete(table);
      await inBatches(rows, (some) => insert(transaction, some));
      const edition = randomUUID();
      await transaction
        .insert(registerEditions)
        .values({ register: name, edition })
        .onConflictDoUpdate({ target: registerEditions.register, set: { edition } });
    });
    await db.execute(sql`analyze ${table}`);
    return rows.length;
  };

const imports: Record<RegisterName, Import> = {
  deceased: importOf({
    name: "deceased",
    table: deceasedPeople,
    read: (file) => {
      // Two real people may have one name, town and years.
      const people = readCsv(file, personLine, { mayRepeat: true }).map(({ name, town, born, died }) => ({
        ...{ name, town, bornYear: born, diedYear: died },
      }));
      return inOrder(people, ({ name, town, bornYear, diedYear }) => [name, town, bornYear, diedYear]);
    },
    insert: (db, rows) => db.insert(deceasedPeople).values(rows),
  }),
  parlors: importOf({
    name: "parlors",
    table: funeralParlors,
    read: (file) => {
      const parlors = readCsv(file, parlorLine).map(({ postal_code: postalCode, ...parlor }) => ({
        ...parlor,
        postalCode,
      }));
      return inOrder(parlors, ({ name, town, street, postalCode }) => [name, town, street, postalCode]);
    },
    insert: (db, rows) => db.insert(funeralParlors).values(rows),
  }),
};

export const importRegister = (db: Database, name: RegisterName, file: Uint8Array) => imports[name](db, file);
export const isRegister = (name: string | undefined): name is RegisterName => Object.hasOwn(imports, name ?? "");
