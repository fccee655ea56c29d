import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout as delay } from "node:timers/promises";

/** Who has it: said to whoever waits. */
export type Holder = { what: string; pid: number; since: string };
type Give = () => void;

/** Beside `public/` and `.cache/`, and in neither: each build empties both. */
const folderOf = (siteRoot: string) => join(siteRoot, ".site-build");
const askAgainMs = 200;

/**
 * A lock that the system itself opens when its holder ends, however that happens: SQLite's own, on a file that stays
 * empty. A file that stands for a lock would outlive a holder that is killed.
 */
const tryLock = (file: string): Give | undefined => {
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
    // Just let go of, or just taken.
    return undefined;
  }
};

/** Waiting was given up. */
export class TurnNotGiven extends Error {
  override name = "TurnNotGiven";
}

type Options = {
  siteRoot: string;
  /** What is to be done, shown to those who wait. */
  what: string;
  onWait?: ((holder: Holder | undefined) => void) | undefined;
  signal?: AbortSignal | undefined;
};

const alone = async <Result>(name: string, options: Options, work: () => Promise<Result>): Promise<Result> => {
  const folder = folderOf(options.siteRoot);
  mkdirSync(folder, { recursive: true });
  const holderFile = join(folder, `${name}.json`);
  let give = tryLock(join(folder, `${name}.lock`));
  if (give === undefined) options.onWait?.(readHolder(holderFile));
  while (give === undefined) {
    await delay(askAgainMs);
    if (options.signal?.aborted === true) throw new TurnNotGiven();
    give = tryLock(join(folder, `${name}.lock`));
  }
  try {
    const holder: Holder = { what: options.what, pid: process.pid, since: new Date().toISOString() };
    writeFileSync(holderFile, JSON.stringify(holder));
    return await work();
  } finally {
    rmSync(holderFile, { force: true });
    give();
  }
};

/** Told to what is started by whoever has the turn: it need not wait for its own starter. */
export const turnIsHeld = { SITE_BUILD_TURN: "held" };

/**
 * From the start of a build to the end of the release that is made of it, `public/` and `.cache/` belong to one. Were two
 * to meet, a release could hold the pages of one and the scripts of the other.
 */
export const withBuildTurn = <Result>(options: Options, work: () => Promise<Result>): Promise<Result> =>
  process.env.SITE_BUILD_TURN === turnIsHeld.SITE_BUILD_TURN ? work() : alone("turn", options, work);

/** For the build itself, within a turn: when whoever has the turn is killed, the build that it leaves is still at work. */
export const withBuildFolders = <Result>(options: Options, work: () => Promise<Result>): Promise<Result> =>
  alone("folders", options, work);

export const sayWaiting =
  (say: (line: string) => void) =>
  (holder: Holder | undefined): void =>
    say(
      `Waiting: ${holder === undefined ? "another build" : `${holder.what} (process ${holder.pid}, since ${holder.since})`} has public/ and .cache/`,
    );
