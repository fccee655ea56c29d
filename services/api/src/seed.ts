import { fillEmptyRegisters } from "./seed/fill-registers.ts";
import { withDatabase } from "./staff/with-database.ts";

/** Invented people and parlours into registers that are empty, so that there is something to find. Not in production. */
await withDatabase(async (db) => {
  if (process.env.DEPLOYMENT === "production") return "In production registers are imported: nothing was filled.\n";
  await fillEmptyRegisters(db);
  return "The registers have entries.\n";
});
