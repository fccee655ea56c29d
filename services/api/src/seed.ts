import { fillEmptyStock, fillEmptyRegisters } from "./seed/fill.ts";
import { withDatabase } from "./platform/staff/with-database.ts";

await withDatabase(async (db) => {
  if (process.env.DEPLOYMENT === "production") return "In production registers are imported: nothing was filled.\n";
  await fillEmptyRegisters(db);
  await fillEmptyStock(db);
  return "The registers have entries, and the shelf articles.\n";
});
