import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { migrationsFolder } from "./migrate.ts";
import type { Database } from "../database/connect.ts";

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
