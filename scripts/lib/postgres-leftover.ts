import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";

const politeMs = 20_000;
const hurriedMs = 10_000;

const leftoverPid = (folder: string): number | undefined => {
  const pidFile = join(folder, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  // The number may belong to another process by now.
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

/** "Fast" shutdown, and then "immediate": the journal repairs what that leaves. */
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
