import { readFile } from "node:fs/promises";
import type { Database } from "../database/connect.ts";
import { registerWords } from "../database/tables/lookups.ts";
import type { RegisterName } from "../database/tables/lookups.ts";
import { importRegister } from "../lookups/import.ts";
import { eq } from "drizzle-orm";

/** Invented, all of them. */
const files: Record<RegisterName, URL> = {
  deceased: new URL("people.csv", import.meta.url),
  parlors: new URL("parlors.csv", import.meta.url),
};

/** What a register is filled with where nobody has imported one. */
export const fillEmptyRegisters = async (db: Database) => {
  for (const [name, file] of Object.entries(files) as [RegisterName, URL][]) {
    const isEmpty = (await db.$count(registerWords, eq(registerWords.register, name))) === 0;
    if (isEmpty) await importRegister(db, name, await readFile(file));
  }
};
