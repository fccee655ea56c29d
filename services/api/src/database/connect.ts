import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import * as schema from "./schema.ts";

export type ConnectOptions = {
  url: string;
  poolSize: number;
  /** An idle connection that breaks must be told to someone: unheard, it ends the process. */
  onIdleError: (error: Error) => void;
};

export const connect = ({ url, poolSize, onIdleError }: ConnectOptions) => {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    application_name: "charity-api",
    // A visitor waits at most a few seconds before hearing that the database is away.
    connectionTimeoutMillis: 2_000,
    query_timeout: 8_000,
    statement_timeout: 7_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  pool.on("error", onIdleError);
  // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { db: drizzle(pool, { schema }), close: () => pool.end() };
};

export type Database = ReturnType<typeof connect>["db"];
/** Within a transaction, or on its own where one statement is enough. */
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0] | Database;
