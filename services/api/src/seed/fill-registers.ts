import { readFile } from "node:fs/promises";
import type { Database } from "../platform/database/connect.ts";
import { deceasedPeople, funeralParlors, type RegisterName } from "../platform/database/tables/lookups.ts";
import { importRegister } from "../rooms/lookups/import.ts";

const files = {
  deceased: { table: deceasedPeople, file: new URL("people.csv", import.meta.url) },
  parlors: { table: funeralParlors, file: new URL("parlors.csv", import.meta.url) },
};

export const fillEmptyRegisters = async (db: Database) => {
  for (const name of Object.keys(files) as RegisterName[]) {
    const { table, file } = files[name];
    const isEmpty = (await db.$count(table)) === 0;
    if (isEmpty) await importRegister(db, name, await readFile(file));
  }
};
