import type { Database } from "../../platform/database/connect.ts";
import { mandateEvents } from "../../platform/database/tables/mandates.ts";
import { mandateByNumber } from "../../kinds/monthly-gift/show.ts";
import { staffNote } from "../../platform/staff/staff-note.ts";
import type { MakeYearlyReceipt } from "./document.ts";
import { givenInYear } from "./given-in-year.ts";
import { firstOf } from "./mail-version.ts";
import { isCorrection, noteTold } from "./told.ts";
import { yearIn } from "./year-in.ts";

type Deps = { db: Database; makeYearlyReceipt: MakeYearlyReceipt };
type Asked = {
  number: string | undefined;
  year: string | undefined;
  note: string | undefined;
  write: (pdf: Buffer) => Promise<void>;
};

export const writeYearlyReceipt = async (
  { db, makeYearlyReceipt }: Deps,
  { number, year: asked, note: written, write }: Asked,
): Promise<string> => {
  const { id: mandateId, state } = await mandateByNumber(db, number);
  const year = yearIn(asked);
  const { who, note } = staffNote(written);
  const given = await givenInYear(db, { mandateId, year });
  if (!given) throw new Error("Nothing was drawn by that mandate in that year.");
  const version = Math.max(firstOf(year) - 1, ...given.draws.map((draw) => draw.receiptVersion ?? 0)) + 1;
  await write((await makeYearlyReceipt(given, isCorrection(given, version))).pdf);
  await noteTold(db, given, version);
  const line = { fromState: state, toState: state, who, note: `receipt of ${year} to print: ${note}` };
  await db.insert(mandateEvents).values({ mandateId, ...line });
  return `The receipt of ${year} is in the file, for ${given.name}. It names no address.\n`;
};
