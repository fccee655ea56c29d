import { spawnSync } from "node:child_process";
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { setTimeout as delay } from "node:timers/promises";
import { unpackTar } from "modern-tar/fs";
import { holdBank } from "../../services/api/src/ledger/bank-files/after-restore.ts";
import { readFrom } from "../lib/databases.ts";
import { Failure } from "../lib/failure.ts";
import { freePort } from "../lib/ports.ts";
import { startPostgres } from "../lib/postgres.ts";
import { postgresIdentity } from "../lib/postgres-binaries.ts";
import { idsOf, nameIn, readManifest, type Manifest } from "./manifest.ts";
import { readSealed, type Place } from "./sealed-stream.ts";
import { foldersIn } from "./sources.ts";
import { fetchWal } from "./wal.ts";

export type Asked = { id?: string | undefined; at?: Date | undefined; replace?: boolean };
type Target = { thing: string; path: string; isCluster: boolean };
export type Plan = { manifest: Manifest; targets: Target[]; at: Date | undefined; inTheWay: string[] };

const choose = async (place: Place, { id, at }: Asked): Promise<Manifest> => {
  const ids = await idsOf(place);
  if (ids.length === 0) throw new Failure(`There is no backup in ${place.store.where}.`);
  if (id !== undefined && !ids.includes(id))
    throw new Failure(`There is no backup ${id}. There are: ${ids.join(", ")}.`);
  for (const one of id === undefined ? ids.toReversed() : [id]) {
    const manifest = await readManifest(place, one);
    if (at === undefined || new Date(manifest.takenAt) <= at) return manifest;
  }
  throw new Failure("No backup was taken before that moment.");
};

const isEmpty = (path: string): boolean => !existsSync(path) || readdirSync(path).length === 0;

export type Known = Record<string, readonly string[]>;

/** Older code would misread what newer code has written. What is older is migrated at the next start. */
const checkSchemas = ({ schemas }: Manifest, known: Known): void => {
  for (const [database, applied] of Object.entries(schemas)) {
    const news = applied.filter((name) => known[database]?.includes(name) === false);
    if (news.length > 0)
      throw new Failure(
        `The backup was made by a newer version: the database ${database} has ${news.join(", ")}. Restore with that version.`,
      );
  }
};

export const planRestore = async (place: Place, dataDir: string, asked: Asked, known: Known): Promise<Plan> => {
  const manifest = await choose(place, asked);
  checkSchemas(manifest, known);
  const folders = foldersIn(dataDir, process.env);
  const targets = Object.keys(manifest.things)
    .filter((thing) => !thing.endsWith(".files"))
    .map((thing) => ({ thing, path: folders[thing] ?? join(dataDir, thing), isCluster: !(thing in folders) }));
  const inTheWay = targets.map(({ path }) => path).filter((path) => !isEmpty(path));
  return { manifest, targets, at: asked.at, inTheWay };
};

const ownedByPostgres = (path: string): void => {
  const identity = postgresIdentity();
  if (identity) spawnSync("chown", ["-R", `${identity.uid}:${identity.gid}`, path]);
};

const fetchThing = async (place: Place, { id, things }: Manifest, { thing, path }: Target): Promise<string> => {
  const unfinished = `${path}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const written = things[thing];
  if (!written) throw new Failure(`The backup has no ${thing}.`);
  try {
    await pipeline(readSealed(place, nameIn(id, thing), written), unpackTar(unfinished));
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    throw error;
  }
  return unfinished;
};

const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;

const bringForward = (cluster: string, wal: string, at: Date): void => {
  const settings = {
    restore_command: `cp "${wal}/%f" "%p"`,
    recovery_target_time: at.toISOString().replace("T", " ").replace("Z", "+00"),
    recovery_target_action: "promote",
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${quoted(value)}\n`);
  appendFileSync(join(cluster, "postgresql.auto.conf"), lines.join(""));
  writeFileSync(join(cluster, "recovery.signal"), "");
};

const recoveryMs = 3_600_000;
const askAgainMs = 500;

/** PostgreSQL itself brings it to the moment, here, so that what is told to be restored does start. */
const recover = async (folder: string, logFolder: string): Promise<void> => {
  const hba = join(folder, "restore_hba.conf");
  writeFileSync(hba, "host all postgres 127.0.0.1/32 trust\n");
  ownedByPostgres(hba);
  const logFile = join(logFolder, "restore-postgres.log");
  const settings = [`hba_file=${hba}`, "archive_mode=off"];
  const options = { folder, port: await freePort(), password: "none", logFile, durable: true, settings };
  try {
    await using server = await startPostgres(options);
    const read = readFrom(server.url("postgres"));
    const until = Date.now() + recoveryMs;
    while (Date.now() < until) {
      const [row] = await read<{ going: boolean }>("select pg_is_in_recovery() as going");
      if (row?.going === false) return;
      await delay(askAgainMs);
    }
    throw new Failure(`PostgreSQL has not come to that moment within an hour. Its log: ${logFile}`);
  } finally {
    rmSync(hba, { force: true });
  }
};

const aside = (path: string): void => {
  renameSync(path, `${path}.before-${new Date().toISOString().replaceAll(":", "-")}`);
};

export const restore = async (place: Place, dataDir: string, plan: Plan, replace: boolean): Promise<void> => {
  const { manifest, targets, at, inTheWay } = plan;
  if (inTheWay.length > 0 && !replace)
    throw new Failure(
      `Nothing was changed: there is something in ${inTheWay.join(", ")}. Restore into an empty DATA_DIR, or say --replace, which lays it beside.`,
    );
  mkdirSync(join(dataDir, "log"), { recursive: true });
  const wal = join(dataDir, "restored-wal");
  const fetched: [Target, string][] = [];
  for (const target of targets) fetched.push([target, await fetchThing(place, manifest, target)]);
  if (at) await fetchWal(place, manifest.cluster, manifest.startSegment, wal);
  for (const [{ path, thing, isCluster }, unfinished] of fetched) {
    if (!isCluster) continue;
    chmodSync(unfinished, 0o700);
    if (at && thing === "postgres") bringForward(unfinished, wal, at);
    for (const owned of [unfinished, ...(at ? [wal] : [])]) ownedByPostgres(owned);
    await recover(unfinished, join(dataDir, "log"));
    if (!existsSync(dirname(path))) mkdirSync(dirname(path), { recursive: true });
  }
  rmSync(wal, { recursive: true, force: true });
  // All is there and starts: only now anything takes its place.
  for (const [{ path, thing }, unfinished] of fetched) {
    // Before it is in its place: a house that runs there tells the bank nothing in between.
    if (thing === "bank-files") holdBank(unfinished);
    if (inTheWay.includes(path)) aside(path);
    else if (existsSync(path)) rmdirSync(path);
    renameSync(unfinished, path);
  }
};
