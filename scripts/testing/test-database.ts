import { randomBytes } from "node:crypto";
import { createDatabase, databaseExists, dropDatabase, inDatabase, openAdmin } from "../lib/databases.ts";

/** Any number. */
const templateLock = 5_110_207;

const ensureTemplate = async (server: string, name: string, fill: (url: string) => Promise<void>) => {
  await using turn = await openAdmin(server);
  await turn.query("select pg_advisory_lock($1)", [templateLock]);
  if (await databaseExists(server, name)) return;
  // A template that exists is complete.
  const unfinished = `${name}_unfinished`;
  await dropDatabase(server, unfinished);
  await fill(await createDatabase(server, unfinished));
  await turn.query(`alter database "${unfinished}" rename to "${name}"`);
};

export type TestDatabase = { url: string; drop: () => Promise<void> };

/** A copy of a template that `fill` makes once a run, with all its connections closed by then. */
export const testDatabase = async (name: string, fill: (url: string) => Promise<void>): Promise<TestDatabase> => {
  const server = process.env.TEST_DATABASE_URL;
  if (server === undefined) throw new Error("TEST_DATABASE_URL is not set: run the tests through vitest");
  const template = `template_${name}`;
  await ensureTemplate(server, template, fill);
  const copy = `${name}_${randomBytes(6).toString("hex")}`;
  await createDatabase(server, copy, template);
  return { url: inDatabase(server, copy), drop: () => dropDatabase(server, copy) };
};
