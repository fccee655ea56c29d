import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { Failure } from "./failure.ts";

/** PostgreSQL refuses to run as root: then it runs as this user. */
const userName = "postgres";

export type Identity = { uid: number; gid: number };

const lookUp = (name: string): Identity | undefined => {
  const line = readFileSync("/etc/passwd", "utf8")
    .split("\n")
    .find((entry) => entry.startsWith(`${name}:`));
  const [, , uid, gid] = line?.split(":") ?? [];
  return uid === undefined || gid === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
};

export const postgresIdentity = (): Identity | undefined => {
  if (process.getuid?.() !== 0) return undefined;
  const known = lookUp(userName);
  if (known) return known;
  try {
    execFileSync(
      "useradd",
      ["--system", "--user-group", "--no-create-home", "--shell", "/usr/sbin/nologin", userName],
      {
        stdio: "pipe",
      },
    );
  } catch {
    // Told below: what counts is whether the user is there now.
  }
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
