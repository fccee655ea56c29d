import { chownSync, mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { archiveSettings } from "../../backup/wal.ts";
import { Failure } from "../failure.ts";
import { ensureDatabase, inDatabase } from "../databases.ts";
import { requireFreePort } from "../ports.ts";
import { postgresIdentity } from "../postgres-binaries.ts";
import { root } from "../settings.ts";
import { stopLeftoverPostgres } from "../postgres-leftover.ts";
import { postgresUrl, startPostgres } from "../postgres.ts";
import { step } from "../progress.ts";
import { logFor, runCommand, startService, type StackContext } from "./context.ts";
import type { Environments } from "./environments.ts";

/** Between other quotation marks a backslash would mean something. */
const quoted = (name: string, value: string): string => {
  const sign = ["'", "`"].find((each) => !value.includes(each));
  if (sign === undefined || /[\r\n]/.test(value))
    throw new Failure(`${name} cannot be written to a file of variables.`);
  return `${sign}${value}${sign}`;
};

/** For their owner alone: secrets are among them. */
export const writeEnvFile = (path: string, env: Readonly<Record<string, string | undefined>>): void => {
  const lines = Object.entries(env).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}=${quoted(name, value)}\n`],
  );
  writeFileSync(path, lines.join(""), { mode: 0o600 });
};

export type DatabaseUrls = { charity: string; content: string };

const useGiven = async (charity: string, content: string | undefined): Promise<DatabaseUrls> => {
  const urls = { charity, content: content ?? inDatabase(charity, "content") };
  try {
    for (const url of [urls.charity, urls.content])
      await ensureDatabase(inDatabase(url, "postgres"), new URL(url).pathname.slice(1));
  } catch (error) {
    // Its password is in the URL: the reason is shown, the URL is not.
    throw new Failure(`The PostgreSQL of DATABASE_URL does not answer: ${error instanceof Error ? error.message : ""}`);
  }
  return urls;
};

/** For `npm run backup`, which brings the database to any moment by its log. */
const archivedTo = (walFolder: string): string[] => {
  if (walFolder === "") return [];
  const whole = resolve(root, walFolder);
  mkdirSync(whole, { recursive: true, mode: 0o700 });
  const identity = postgresIdentity();
  if (identity) chownSync(whole, identity.uid, identity.gid);
  return archiveSettings(whole);
};

const startOwn = async (context: StackContext, tell: (outcome: string) => void): Promise<DatabaseUrls> => {
  const { dataDir, ports } = context.settings;
  const folder = join(dataDir, "postgres");
  if (await stopLeftoverPostgres(folder)) tell("taken over from a run that was killed, ready");
  await requireFreePort(ports.postgres, "PostgreSQL");
  const password = context.secrets.POSTGRES_PASSWORD;
  const settings = archivedTo(process.env.BACKUP_WAL_FOLDER ?? "");
  const logFile = logFor(context, "postgres");
  const options = { folder, port: ports.postgres, password, logFile, durable: true, settings };
  await context.keep("postgres", () => startPostgres(options));
  const admin = postgresUrl(options, "postgres");
  return { charity: await ensureDatabase(admin, "charity"), content: await ensureDatabase(admin, "content") };
};

export const startDatabases = (context: StackContext): Promise<DatabaseUrls> =>
  step("PostgreSQL", (tell) => {
    const { databaseUrl, contentDatabaseUrl } = context.settings;
    return databaseUrl === undefined ? startOwn(context, tell) : useGiven(databaseUrl, contentDatabaseUrl);
  });

const node = (main: string, watch = false) => ({
  command: process.execPath,
  args: [...(watch ? ["--watch", "--watch-preserve-output"] : []), `services/${main}.ts`],
});

/** glibc's: documents take large pieces of memory, which then go back to the machine. */
const memoryGoesBack = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

export const startStandins = (context: StackContext, env: Environments["standins"], watch: boolean): Promise<void> =>
  step("Stand-ins", async () => {
    const { standins, swish, smtp, edge, bankId } = context.settings.ports;
    for (const port of [standins, swish, smtp, edge, bankId]) await requireFreePort(port, "the stand-ins");
    const readyAt = `http://localhost:${standins}/health`;
    await startService(context, { name: "standins", ...node("standins/src/main", watch), env, readyAt });
  });

export const startApi = (context: StackContext, env: Environments["api"], watch: boolean): Promise<void> =>
  step("API", async () => {
    const { dataDir, ports } = context.settings;
    // For commands of staff, which are run beside it.
    writeEnvFile(join(dataDir, "api.env"), env);
    await requireFreePort(ports.api, "the API");
    const run = (name: string, what: string) =>
      runCommand(context, { name, log: `api-${what}`, ...node(`api/src/${what}`), env });
    await run("Migrating the API's database", "migrate");
    await run("Filling the API's empty registers", "seed");
    const whole = { ...env, ...memoryGoesBack };
    const readyAt = `http://localhost:${ports.api}/ready`;
    await startService(context, { name: "api", ...node("api/src/main", watch), env: whole, readyAt });
  });

export const startWeb = (context: StackContext, env: Environments["web"]): Promise<void> =>
  step("Web server", async () => {
    const readyAt = `http://localhost:${context.settings.ports.web}/`;
    await startService(context, { name: "web", ...node("web/src/main"), env, readyAt });
  });
