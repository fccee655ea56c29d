import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

export type Holder = { what: string; pid: number; since: string };
type Unlock = () => void;

/** Not in `public/` or `.cache/`, which each build empties. */
const lockFolder = (siteRoot: string) => join(siteRoot, ".site-build");
const askAgainMs = 200;

/** SQLite's lock, which the system releases when its holder ends; a lock file would outlive a killed holder. */
const tryLock = (file: string): Unlock | undefined => {
  const database = new DatabaseSync(file);
  try {
    database.exec("pragma busy_timeout = 0; begin exclusive");
    return () => database.close();
  } catch (error) {
    database.close();
    const busy = 5;
    if ((error as { errcode?: number }).errcode === busy) return undefined;
    throw error;
  }
};

const readHolder = (file: string): Holder | undefined => {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return undefined;
  }
};

export class TurnNotGiven extends Error {
  override name = "TurnNotGiven";
}

type Options = {
  siteRoot: string;
  what: string;
  onWait?: ((holder: Holder | undefined) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const withLock = async <Result>(name: string, options: Options, work: () => Promise<Result>): Promise<Result> => {
  const folder = lockFolder(options.siteRoot);
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, `${name}.json`);
  let unlock = tryLock(join(folder, `${name}.lock`));
  if (unlock === undefined) options.onWait?.(readHolder(holderFile));
  while (unlock === undefined) {
    await delay(askAgainMs);
    if (options.signal?.aborted === true) throw new TurnNotGiven();
    unlock = tryLock(join(folder, `${name}.lock`));
  }
  try {
    const holder: Holder = { what: options.what, pid: process.pid, since: new Date().toISOString() };
    writeFileSync(holderFile, JSON.stringify(holder));
    return await work();
  } finally {
    rmSync(holderFile, { force: true });
    unlock();
  }
};

/** In the environment of child processes, which must not wait for their parent. */
export const turnIsHeld = { SITE_BUILD_TURN: "held" };

/** For the build process: nobody waits for it. */
export const warmsUp = { SITE_BUILD_WARM_UP: "1" };
export const isWarmUp = (env: NodeJS.ProcessEnv): boolean => env.SITE_BUILD_WARM_UP === warmsUp.SITE_BUILD_WARM_UP;

/** Otherwise a release could mix the pages of one build with the scripts of another. */
export const withBuildTurn = <Result>(options: Options, work: () => Promise<Result>): Promise<Result> =>
  process.env.SITE_BUILD_TURN === turnIsHeld.SITE_BUILD_TURN ? work() : withLock("turn", options, work);

/** For the build process, which can outlive a killed holder of the turn. */
export const withBuildFolders = <Result>(options: Options, work: () => Promise<Result>): Promise<Result> =>
  withLock("folders", options, work);

export const sayWaiting =
  (say: (line: string) => void) =>
  (holder: Holder | undefined): void =>
    say(
      `Waiting: ${holder === undefined ? "another build" : `${holder.what} (process ${holder.pid}, since ${holder.since})`} has public/ and .cache/`,
    );
