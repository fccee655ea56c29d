import { desc, eq, sql } from "drizzle-orm";
import type { Database, Transaction } from "../database/connect.ts";
import { staffReads } from "../database/tables/my-data.ts";
import { dayInSweden } from "../database/time.ts";
import { showSections } from "./section.ts";

export type StaffNote = { who: string; note: string };

/** Two signs at least before the colon: "C:\list.pdf" is a file. */
const noteShape = /^([^:]{2,}):\s*(\S.*)$/s;

/** "Anna Ek: rang och ville sluta": who of the staff, and why. */
export const readNote = (written: string | undefined): StaffNote | undefined => {
  const [, who, note] = noteShape.exec(written?.trim() ?? "") ?? [];
  return who === undefined || note === undefined ? undefined : { who: who.trim(), note };
};

type Reading = StaffNote & { command: string; personLookup: string | null };

export const noteRead = async (db: Database, { who, note: why, command, personLookup }: Reading): Promise<void> => {
  await db.insert(staffReads).values({ who, why, command, personLookup });
};

/** When staff last read one person's data, and what for. Lists of many name nobody. */
export const lastReadOf = async (db: Transaction, lookup: string) => {
  const [last] = await db
    .select({
      on: dayInSweden(staffReads.at),
      who: staffReads.who,
      why: staffReads.why,
    })
    .from(staffReads)
    .where(eq(staffReads.personLookup, lookup))
    .orderBy(desc(staffReads.entry))
    .limit(1);
  return last ?? null;
};

const mostListed = 500;

export const listReads = (db: Database): Promise<string> =>
  showSections(db, [
    {
      heading: "Who of the staff has read what tells of somebody",
      remedy: `The latest first, at most ${mostListed}. Nobody can change a line; each goes after two years.`,
      rows: () =>
        db
          .select({
            at: staffReads.at,
            who: staffReads.who,
            why: staffReads.why,
            command: staffReads.command,
            whose: sql<string>`case when ${staffReads.personLookup} is null then 'several' else 'one person''s' end`,
          })
          .from(staffReads)
          .orderBy(desc(staffReads.entry))
          .limit(mostListed),
    },
  ]);
