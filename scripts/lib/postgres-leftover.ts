import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";

const politeMs = 20_000;
const hurriedMs = 10_000;

/** The server that still runs on this folder, if any: a run before us was killed before it could stop it. */
const leftoverPid = (folder: string): number | undefined => {
  const pidFile = join(folder, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  // The number may belong to something else by now: only a PostgreSQL on this very folder is ours to stop.
  const isOurs = Number.isInteger(pid) && pid > 1 && commandLineOf(pid).includes(folder);
  return isOurs ? pid : undefined;
};

const commandLineOf = (pid: number): string[] => {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").split("\0");
  } catch {
    return [];
  }
};

const endsWithin = async (folder: string, limitMs: number): Promise<boolean> => {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    if (leftoverPid(folder) === undefined) return true;
    await delay(50);
  }
  return false;
};

/** SIGINT is PostgreSQL's "fast", SIGQUIT its "immediate" shutdown: its journal repairs what the second leaves. */
export const stopLeftoverPostgres = async (folder: string): Promise<boolean> => {
  const pid = leftoverPid(folder);
  if (pid === undefined) return false;
  for (const [signal, limitMs] of [
    ["SIGINT", politeMs],
    ["SIGQUIT", hurriedMs],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      throw new Failure(`A PostgreSQL of another user (process ${pid}) runs on ${folder}. Stop it and start again.`);
    }
    if (await endsWithin(folder, limitMs)) return true;
  }
  throw new Failure(`A PostgreSQL of an earlier run (process ${pid}) does not stop. End it and start again.`);
};
