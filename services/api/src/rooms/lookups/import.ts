import { randomUUID, createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import type { Database, Transaction } from "../../platform/database/connect.ts";
import { deceasedPeople, funeralParlors, registerEditions } from "../../platform/database/tables/lookups.ts";
import type { RegisterName } from "../../platform/database/tables/lookups.ts";
import { parlorLine, personLine, readCsv } from "./read-csv.ts";
import type { Register } from "./registers.ts";
import { searchWords } from "./words.ts";

type Entry = { id: string; position: number; spelled: string };

/**
 * The same entry has the same id in the next file, so that a visitor who picked it still has it. `count` tells equal
 * entries apart.
 */
const idOf = (text: string, count: number): string => {
  const hex = createHash("sha256").update(`${text}\n${count}`).digest("hex");
  // As a UUID of one's own making is marked: https://www.rfc-editor.org/rfc/rfc9562#name-uuid-version-8
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(12, 15)}`, `8${hex.slice(15, 18)}`, hex.slice(18, 30)].join(
    "-",
  );
};

const inOrder = <Line>(lines: Line[], textOf: (line: Line) => (string | number | null)[]): (Line & Entry)[] => {
  const { compare } = new Intl.Collator("sv");
  const counts = new Map<string, number>();
  return lines
    .map((line) => ({ line, text: textOf(line).join(" ") }))
    .toSorted((one, other) => compare(one.text, other.text))
    .map(({ line, text }, position) => {
      const count = counts.get(text) ?? 0;
      counts.set(text, count + 1);
      return { ...line, id: idOf(text, count), position, spelled: searchWords(text).join(" ") };
    });
};

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
