import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { installJobs } from "../jobs/jobs.ts";
import type { Database } from "../database/connect.ts";

const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

const lockKey = 7_203_114;

export const migrate = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [lockKey]);
    await runMigrations(drizzle(client), { migrationsFolder });
    await installJobs(databaseUrl);
  } finally {
    await client.end();
  }
};

type Journal = { entries: { when: number }[] };

const notThere = new Set(["3F000", "42P01"]);
const codeOf = (error: unknown): unknown =>
  error instanceof Error ? ("code" in error ? error.code : codeOf(error.cause)) : undefined;

/** An older process goes on beside a newer one (docs/operations.md says when not). */
export const createMigrationCheck = (db: Database): (() => Promise<boolean>) => {
  const journal = JSON.parse(readFileSync(`${migrationsFolder}/meta/_journal.json`, "utf8")) as Journal;
  const newest = Math.max(...journal.entries.map(({ when }) => when));
  return async () => {
    try {
      const { rows } = await db.execute(
        sql`select 1 from drizzle.__drizzle_migrations where created_at >= ${newest} limit 1`,
      );
      return rows.length > 0;
    } catch (error) {
      if (notThere.has(String(codeOf(error)))) return false;
      throw error;
    }
  };
};
