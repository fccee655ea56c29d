import type { Database } from "../database/connect.ts";
import { moveMandate } from "./move.ts";
import { mandateByNumber } from "./show.ts";
import { staffNote } from "../staff/staff-note.ts";

type Asked = { number: string | undefined; note: string | undefined };

/** Ends a mandate, as its holder or the house has asked. The bank is told with the next file. */
export const endMandate = async (db: Database, { number, note: written }: Asked): Promise<string> => {
  const { id } = await mandateByNumber(db, number);
  const { who, note } = staffNote(written);
  const isEnded = await db.transaction((tx) => moveMandate(tx, id, { to: "revoked", who, note }));
  if (!isEnded) throw new Error("That mandate has ended already.");
  return "Ended. Nothing is drawn but what the bank has been asked for already; it is told with the next file.\n";
};
