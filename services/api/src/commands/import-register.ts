import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { importRegister, isRegister } from "../rooms/lookups/import.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const [register, path] = process.argv.slice(2);

/** `npm run import-register --workspace services/api -- deceased people.csv`, or `-- parlors parlors.csv`. */
await withDatabase(async (db) => {
  if (!isRegister(register) || path === undefined)
    throw new Error("Say which register, deceased or parlors, and the file it comes in.");
  const count = await importRegister(db, register, await readFile(resolve(process.env.INIT_CWD ?? "", path)));
  return `The register has ${count} ${count === 1 ? "entry" : "entries"} now, those of the file.\n`;
});
