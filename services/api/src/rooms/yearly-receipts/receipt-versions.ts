import { and, inArray, isNull } from "drizzle-orm";
import type { Database } from "../../platform/database/connect.ts";
import { mandateDraws } from "../../platform/database/tables/mandates.ts";
import type { GivenInYear } from "./given-in-year.ts";

/* Which receipt a mail brings is its version: the year, and how often staff had it sent again. */
const mostAYear = 100;

export const firstOf = (year: number): number => year * mostAYear;
export const lastOf = (year: number): number => firstOf(year + 1) - 1;
export const yearOf = (version: number): number => Math.floor(version / mostAYear);

/** It takes the place of an earlier one, to which the bank has added since. The same at each try to send it. */
export const isCorrection = ({ draws }: GivenInYear, version: number): boolean => {
  const isToldBefore = ({ receiptVersion }: GivenInYear["draws"][number]) =>
    receiptVersion !== null && receiptVersion < version;
  return draws.some(isToldBefore) && !draws.every(isToldBefore);
};

export const noteTold = async (db: Database, { draws }: GivenInYear, version: number): Promise<void> => {
  const ids = draws.map(({ id }) => id);
  await db
    .update(mandateDraws)
    .set({ receiptVersion: version })
    .where(and(inArray(mandateDraws.id, ids), isNull(mandateDraws.receiptVersion)));
};
