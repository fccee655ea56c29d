import { daysAfter, isWorkingDay, workingDayAfter, workingDayBefore } from "@hjarta-lunga/contract/lib/working-days.ts";
import { bankNightHour, liveMandateStates } from "@hjarta-lunga/contract/mandates.ts";
import { eq, inArray, max, min, sql } from "drizzle-orm";
import type { Transaction } from "../../../platform/database/connect.ts";
import { bankNights } from "../../../platform/database/tables/bank-files.ts";
import { mandates } from "../../../platform/database/tables/mandates.ts";
import { dayInSweden } from "../../../platform/database/time.ts";

/** False when it has been: what is agreed after it is for the next, as its giver was told. */
export const noteNight = async (tx: Transaction, day: string): Promise<boolean> => {
  const noted = await tx.insert(bankNights).values({ day }).onConflictDoNothing().returning({ day: bankNights.day });
  return noted.length === 1;
};

/** Today's, unless that has been or there is none. */
export const nextNightFrom = async (tx: Transaction, today: string): Promise<string> => {
  const [night] = await tx.select({ day: bankNights.day }).from(bankNights).where(eq(bankNights.day, today));
  return night === undefined && isWorkingDay(today) ? today : workingDayAfter(today);
};

/** The evening's file is there by then, also when it was written again. */
const overAtHour = bankNightHour + 1;

/** `now`: another moment than the database's. */
export const lastEvening = async (tx: Transaction, now?: string): Promise<string> => {
  const { rows } = await tx.execute<{ day: string }>(sql`
    select (coalesce(${now ?? null}::timestamptz, now()) at time zone 'Europe/Stockholm'
      - make_interval(hours => ${overAtHour}))::date::text as day`);
  return workingDayBefore(daysAfter(rows[0]?.day ?? "", 1));
};

export const missedNights = async (
  tx: Transaction,
  now?: string,
): Promise<{ last: string | null; missed: string[] }> => {
  const [{ last } = { last: null }] = await tx.select({ last: max(bankNights.day) }).from(bankNights);
  const [{ first } = { first: null }] = await tx
    .select({ first: min(dayInSweden(mandates.createdAt)) })
    .from(mandates)
    .where(inArray(mandates.state, [...liveMandateStates]));
  const missed: string[] = [];
  if (first === null) return { last, missed };
  const until = await lastEvening(tx, now);
  for (let day = last === null ? first : daysAfter(last, 1); day <= until; day = daysAfter(day, 1))
    if (isWorkingDay(day)) missed.push(day);
  return { last, missed };
};
