import { existsSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseEnv } from "node:util";
import { readFrom, inDatabase } from "../lib/databases.ts";
import { Failure } from "../lib/failure.ts";
import { root } from "../lib/settings.ts";

type Variables = Record<string, string | undefined>;

/** What is backed up. A new database or folder is a line here, and restore follows. */
export type Sources = {
  databases: Record<string, string>;
  folders: Record<string, string>;
  walFolder: string | undefined;
};

const given = (env: Variables, name: string): string | undefined => (env[name] === "" ? undefined : env[name]);

export const dataFolder = (env: Variables): string => resolve(root, given(env, "DATA_DIR") ?? ".data");

export const foldersIn = (dataDir: string, env: Variables): Sources["folders"] => ({
  pictures: join(dataDir, "media"),
  "bank-files": resolve(root, given(env, "BANK_FILES_FOLDER") ?? join(dataDir, "bank-files")),
});

/** Of this machine's `npm start`, unless the environment names a database. */
export const readSources = (env: Variables): Sources => {
  const dataDir = dataFolder(env);
  const file = join(dataDir, "api.env");
  const isNamed = given(env, "DATABASE_URL") !== undefined;
  const here = !isNamed && existsSync(file) ? { ...env, ...parseEnv(readFileSync(file, "utf8")) } : env;
  const charity = given(here, "DATABASE_URL");
  if (charity === undefined)
    throw new Failure("There is no database to back up: run `npm start` beside this, or set DATABASE_URL.");
  return {
    databases: { charity, content: given(env, "CONTENT_DATABASE_URL") ?? inDatabase(charity, "content") },
    folders: foldersIn(dataDir, here),
    walFolder: given(env, "BACKUP_WAL_FOLDER"),
  };
};

export type Cluster = { id: string; url: string };

/** Databases of one PostgreSQL are backed up together, at one moment. */
export const clustersOf = async ({ databases }: Sources): Promise<Cluster[]> => {
  const found = new Map<string, string>();
  for (const url of Object.values(databases)) {
    const [row] = await readFrom(url)<{ id: string }>("select system_identifier::text as id from pg_control_system()");
    if (row && !found.has(row.id)) found.set(row.id, url);
  }
  return [...found].map(([id, url]) => ({ id, url }));
};

const applied = {
  drizzle: "select created_at::text as name from drizzle.__drizzle_migrations order by created_at",
  payload: "select name from payload_migrations where batch <> -1 order by name",
};
const tableOf = { drizzle: "drizzle.__drizzle_migrations", payload: "public.payload_migrations" };

/** By what tells of them, whatever a database is called. */
export const schemaOf = async (url: string): Promise<string[]> => {
  const read = readFrom(url);
  for (const kind of ["drizzle", "payload"] as const) {
    const [row] = await read<{ there: boolean }>("select to_regclass($1) is not null as there", [tableOf[kind]]);
    if (row?.there === true) return (await read<{ name: string }>(applied[kind])).map(({ name }) => name);
  }
  return [];
};
