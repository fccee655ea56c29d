import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Failure, readOr } from "./failure.ts";
import { endsWithin } from "./wait-for.ts";

const leftoverPid = (folder: string): number | undefined => {
  const pidFile = join(folder, "postmaster.pid");
  if (!existsSync(pidFile)) return undefined;
  const pid = Number(readFileSync(pidFile, "utf8").split("\n", 1)[0]);
  // The number may belong to another process by now.
  const command = readOr(() => readFileSync(`/proc/${pid}/cmdline`, "utf8"), "").split("\0");
  const isOurs = Number.isInteger(pid) && pid > 1 && command.includes(folder);
  return isOurs ? pid : undefined;
};

/** "Fast" shutdown, and then "immediate": the journal repairs what that leaves. */
export const stopLeftoverPostgres = async (folder: string): Promise<boolean> => {
  const pid = leftoverPid(folder);
  if (pid === undefined) return false;
  for (const [signal, limitMs] of [
    ["SIGINT", 20_000],
    ["SIGQUIT", 10_000],
  ] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      throw new Failure(`A PostgreSQL of another user (process ${pid}) runs on ${folder}. Stop it and start again.`);
    }
    if (await endsWithin(() => leftoverPid(folder) !== undefined, limitMs)) return true;
  }
  throw new Failure(`A PostgreSQL of an earlier run (process ${pid}) does not stop. End it and start again.`);
};
