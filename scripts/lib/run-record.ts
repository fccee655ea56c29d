import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";

/** Numbers are used again, with another time of birth. */
type Known = { name: string; pid: number; born: string };
type RunRecord = { starter: Known; web: string; services: Known[] };

/** Field 22 of /proc/<pid>/stat, counted after the name, which may hold anything. */
const bornAt = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
};

const isAlive = ({ pid, born }: Known) => bornAt(pid) === born;
const known = (name: string, pid: number): Known => ({ name, pid, born: bornAt(pid) ?? "" });

const read = (path: string): RunRecord | undefined => {
  if (!existsSync(path)) return undefined;
  try {
    return JSON.parse(readFileSync(path, "utf8")) as RunRecord;
  } catch {
    // Cut off by a full disk or a kill.
    return undefined;
  }
};

const endGroup = async (service: Known) => {
  for (const [signal, limitMs] of [
    ["SIGTERM", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    if (!isAlive(service)) return;
    process.kill(-service.pid, signal);
    for (const until = performance.now() + limitMs; isAlive(service) && performance.now() < until;) await delay(50);
  }
};

export const openRunRecord = async (dataDir: string, web: string) => {
  const path = join(dataDir, "run.json");
  const before = read(path);
  if (before && isAlive(before.starter)) {
    throw new Failure(
      `It is already running (process ${before.starter.pid}) at ${before.web}, with the data in ${dataDir}. Stop that first.`,
    );
  }
  const leftovers = (before?.services ?? []).filter(isAlive);
  for (const service of leftovers) await endGroup(service);

  const record: RunRecord = { starter: known("starter", process.pid), web, services: [] };
  const write = () => writeFileSync(path, JSON.stringify(record));
  write();
  return {
    ended: leftovers.map(({ name }) => name),
    add: (name: string, pid: number) => {
      record.services = [...record.services.filter(isAlive), known(name, pid)];
      write();
    },
    close: () => rmSync(path, { force: true }),
  };
};

export type OpenRunRecord = Awaited<ReturnType<typeof openRunRecord>>;
