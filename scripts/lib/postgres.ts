import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { openAdmin } from "./databases.ts";
import { Failure } from "./failure.ts";
import { findBinaries, isReachable, postgresIdentity, type Binaries, type Identity } from "./postgres-binaries.ts";
import { stopLeftoverPostgres } from "./postgres-leftover.ts";
import { runProcess, startProcess } from "./process.ts";
import { waitUntilReady } from "./wait-for.ts";

export type PostgresOptions = {
  folder: string;
  port: number;
  password: string;
  logFile: string;
  /** Tests may lose their data when the machine stops. */
  durable: boolean;
  /** Beside our own, such as where its log is archived. */
  settings?: string[];
};

export type Postgres = Awaited<ReturnType<typeof launch>>;

const stopMs = 15_000;
const readyMs = 60_000;
/** The children of a killed server hold its memory for a moment longer. */
const memoryInUse = "pre-existing shared memory block";
const memoryFreeMs = 10_000;
const againMs = 200;

type Program = { command: string; args: string[]; uid?: number | undefined; gid?: number | undefined };

/** A folder that is closed to PostgreSQL's user is opened for this process alone. */
const asIdentity = (command: string, args: string[], folder: string, identity: Identity | undefined): Program => {
  if (!identity || isReachable(dirname(folder), identity)) return { command, args, ...identity };
  const become = [`--reuid=${identity.uid}`, `--regid=${identity.gid}`, "--clear-groups"];
  const reach = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return { command: "setpriv", args: [...become, ...reach, command, ...args] };
};

const make = async (options: PostgresOptions, binaries: Binaries, identity: Identity | undefined) => {
  const { folder, password, logFile, durable } = options;
  // A killed run must not leave half of a cluster.
  const unfinished = `${folder}.unfinished`;
  const passwordFile = `${folder}.password`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  writeFileSync(passwordFile, password, { mode: 0o600 });
  if (identity) for (const path of [unfinished, passwordFile]) chownSync(path, identity.uid, identity.gid);
  const args = [`--pgdata=${unfinished}`, "--username=postgres", "--auth=scram-sha-256", `--pwfile=${passwordFile}`];
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const sync = durable ? [] : ["--no-sync"];
  const program = asIdentity(join(binaries.folder, "initdb"), [...args, ...locale, ...sync], folder, identity);
  try {
    await runProcess({ name: "Making the database", ...program, logFile, cwd: "/" });
  } finally {
    rmSync(passwordFile, { force: true });
  }
  renameSync(unfinished, folder);
};

const requireSameVersion = (folder: string, { version }: Binaries) => {
  const made = readFileSync(join(folder, "PG_VERSION"), "utf8").trim();
  if (version.split(".")[0] === made) return;
  throw new Failure(
    `The database in ${folder} was made by PostgreSQL ${made}; this is ${version}. Move it over with pg_dump, or remove it.`,
  );
};

export const postgresUrl = ({ password, port }: Pick<PostgresOptions, "password" | "port">, database: string): string =>
  `postgres://postgres:${password}@127.0.0.1:${port}/${database}`;

export const startPostgres = async (options: PostgresOptions): Promise<Postgres> => {
  const { folder } = options;
  const identity = postgresIdentity();
  const binaries = await findBinaries(identity);
  if (existsSync(folder)) {
    requireSameVersion(folder, binaries);
    await stopLeftoverPostgres(folder);
  } else {
    await make(options, binaries, identity);
  }
  const until = performance.now() + memoryFreeMs;
  for (;;) {
    try {
      return await launch(options, binaries, identity);
    } catch (error) {
      const isSoonFree = error instanceof Failure && error.message.includes(memoryInUse) && performance.now() < until;
      if (!isSoonFree) throw error;
      await delay(againMs);
    }
  }
};

const launch = async (options: PostgresOptions, binaries: Binaries, identity: Identity | undefined) => {
  const { folder, port, logFile, durable } = options;
  const all = [
    "listen_addresses=127.0.0.1",
    "unix_socket_directories=",
    "max_connections=150",
    "log_checkpoints=off",
    ...(durable ? [] : ["fsync=off", "synchronous_commit=off", "full_page_writes=off"]),
    ...(options.settings ?? []),
  ];
  const args = ["-D", folder, "-p", String(port), ...all.flatMap((setting) => ["-c", setting])];
  const program = asIdentity(join(binaries.folder, "postgres"), args, folder, identity);
  const started = await startProcess({ name: "PostgreSQL", ...program, logFile, cwd: "/" });

  const url = (database: string) => postgresUrl(options, database);
  const stop = async () => {
    if (started.hasEnded()) return;
    for (const signal of ["SIGINT", "SIGQUIT"] as const) {
      process.kill(started.pid, signal);
      const ended = await Promise.race([started.ended.then(() => true), delay(stopMs, false, { ref: false })]);
      if (ended) return;
    }
    await started.stop(0);
  };
  const isReady = async () => {
    await (await openAdmin(url("postgres"))).end();
    return true;
  };
  try {
    await waitUntilReady(started, isReady, readyMs, 20);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: started.pid, ended: started.ended, stop, [Symbol.asyncDispose]: stop };
};
