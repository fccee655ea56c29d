import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import pg from "pg";
import { readSettings } from "./settings.ts";

/** One statement in the database of the stack that runs from this data folder. */
export const queryStack = async <Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]> => {
  const told = parseEnv(readFileSync(join(readSettings(process.env).dataDir, "api.env"), "utf8"));
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL ?? told.DATABASE_URL });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
};
