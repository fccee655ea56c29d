import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { NoConnection } from "./failures.ts";

type ConnectOptions = {
  url: string;
  poolSize: number;
  onIdleError: (error: Error) => void;
};

/** A transaction asks the pool for a connection itself, and its failure must be known for the database's. */
class TellingPool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(done: Parameters<pg.Pool["connect"]>[0]): void;
  override connect(done?: Parameters<pg.Pool["connect"]>[0]): Promise<pg.PoolClient> | undefined {
    if (done) {
      super.connect(done);
      return undefined;
    }
    return super.connect().catch((cause: unknown) => {
      throw new NoConnection("No connection to the database", { cause });
    });
  }
}

export const connect = ({ url, poolSize, onIdleError }: ConnectOptions) => {
  const pool = new TellingPool({
    connectionString: url,
    max: poolSize,
    application_name: "charity-api",
    connectionTimeoutMillis: 2_000,
    query_timeout: 8_000,
    statement_timeout: 7_000,
    idle_in_transaction_session_timeout: 10_000,
    keepAlive: true,
  });
  pool.on("error", onIdleError);
  // The pool listens to idle connections only: one that breaks between two statements of a transaction would end the process.
  pool.on("connect", (client) => client.on("error", () => undefined));
  return { db: drizzle(pool), close: () => pool.end() };
};

export type Database = ReturnType<typeof connect>["db"];
export type Transaction = Parameters<Parameters<Database["transaction"]>[0]>[0] | Database;
