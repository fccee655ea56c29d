import { noteGivenBack } from "../ledger/payments/refund.ts";
import { withDatabase } from "../platform/staff/with-database.ts";

const [order, note] = process.argv.slice(2);

/** `npm run note-given-back --workspace services/api -- QT4M8VKX "Anna Ek: paid out"`, when staff gave the money back. */
await withDatabase(async (db) => {
  if (order === undefined) throw new Error("Say of which order: its short number.");
  if ((await noteGivenBack(db, order, note)) === 0) throw new Error("No refund of that order waits for somebody.");
  return "Noted: the giver reads that the money has gone back, and it is off the list.\n";
});
