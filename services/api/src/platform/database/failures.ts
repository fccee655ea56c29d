import { DrizzleQueryError } from "drizzle-orm";
import pg from "pg";

/** PostgreSQL's own codes for "not now": https://www.postgresql.org/docs/18/errcodes-appendix.html */
const awayCodes = new Set([
  "57P01", // admin_shutdown
  "57P02", // crash_shutdown
  "57P03", // cannot_connect_now
  "57P05", // idle_session_timeout
  "57014", // query_canceled: our own statement time-out
  "25006", // read_only_sql_transaction: we met a standby
  "25P03", // idle_in_transaction_session_timeout
  "53100", // disk_full
  "53200", // out_of_memory
  "53300", // too_many_connections
  "55P03", // lock_not_available
  "40001", // serialization_failure
  "40P01", // deadlock_detected
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
]);

const awayMessages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect|Query read timeout|Cannot use a pool after calling end|Client was closed)/;

export class NoConnection extends Error {
  override name = "NoConnection";
}

const isOfDatabase = (error: Error): boolean =>
  error instanceof DrizzleQueryError || error instanceof NoConnection || error instanceof pg.DatabaseError;

const meansLater = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  if (awayCodes.has(code) || code.startsWith("08") || awayMessages.test(error.message)) return true;
  if (error instanceof AggregateError) return error.errors.some(meansLater);
  return meansLater(error.cause);
};

/** Others who cannot be reached fail with the same codes: only the database's own failures count. */
export const databaseIsAway = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return isOfDatabase(error) ? meansLater(error) : databaseIsAway(error.cause);
};

const uniqueViolation = "23505";

export const violatedConstraint = (error: unknown): string | undefined => {
  if (error instanceof pg.DatabaseError) return error.code === uniqueViolation ? error.constraint : undefined;
  return error instanceof Error ? violatedConstraint(error.cause) : undefined;
};

/** What violates one of the constraints is done anew: its random references are others then. */
export const doneAnew = async <Done>(constraints: readonly string[], work: () => Promise<Done>): Promise<Done> => {
  try {
    return await work();
  } catch (error) {
    if (constraints.includes(violatedConstraint(error) ?? "")) return doneAnew(constraints, work);
    throw error;
  }
};
