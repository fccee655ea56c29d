import { and, eq, isNotNull, sql } from "drizzle-orm";
import { databaseIsAway, violatedConstraint } from "../../platform/database/failures.ts";
import type { Transaction } from "../../platform/database/connect.ts";
import { mandates } from "../../platform/database/tables/mandates.ts";
import { loggedError } from "../../platform/http/logging.ts";
import { triedAnewAfter } from "./draws/insert-draws.ts";

/** In words that tell nothing of a person: lines and queries hold their numbers. */
const problemOf = (error: unknown): string => {
  if (!(error instanceof Error)) return "unreadable";
  const { message, column, constraint } = loggedError(error);
  return [message, column, constraint].filter((part) => typeof part === "string").join(" ");
};

/** One broken mandate stops no other: it is left out, staff have it on their list, and the next night tries again. */
export const leaveOut = async (tx: Transaction, id: string, error: unknown): Promise<void> => {
  if (databaseIsAway(error)) throw error;
  await tx
    .update(mandates)
    .set({ nightProblem: problemOf(error) })
    .where(eq(mandates.id, id));
};

export const clearNightProblems = (tx: Transaction, ids: string[]) =>
  tx
    .update(mandates)
    .set({ nightProblem: null })
    .where(and(isNotNull(mandates.nightProblem), sql`${mandates.id} = any(${sql.param(ids)}::uuid[])`));

type Insert<Row, Made> = (part: Transaction, rows: Row[]) => Promise<Made[]>;

/** All of them; or else each half by itself, until the one is found that it cannot be done for, which is left out alone. */
export const insertEach = async <Row extends { id: string }, Made>(
  tx: Transaction,
  rows: Row[],
  insert: Insert<Row, Made>,
): Promise<Made[]> => {
  const [first] = rows;
  if (!first) return [];
  try {
    return await tx.transaction((part) => insert(part, rows));
  } catch (error) {
    // References are random, and may be another order's: then it is tried anew with others.
    if (triedAnewAfter.includes(violatedConstraint(error) ?? "")) return insertEach(tx, rows, insert);
    if (databaseIsAway(error)) throw error;
    if (rows.length === 1) {
      await leaveOut(tx, first.id, error);
      return [];
    }
    const half = Math.ceil(rows.length / 2);
    const made = await insertEach(tx, rows.slice(0, half), insert);
    return [...made, ...(await insertEach(tx, rows.slice(half), insert))];
  }
};
