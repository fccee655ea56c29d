import { fileURLToPath } from "node:url";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as runMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { installJobs } from "../jobs/install.ts";

export const migrationsFolder = fileURLToPath(new URL("../../../migrations", import.meta.url));

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
