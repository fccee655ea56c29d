import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { bornAt } from "../../services/web/src/publish/process-group.ts";
import { Failure, readOr } from "./failure.ts";
import { endsWithin } from "./wait-for.ts";

/** Numbers are used again, with another time of birth. */
type Known = { name: string; pid: number; born: string };
type RunRecord = { starter: Known; web: string; services: Known[] };

const isAlive = ({ pid, born }: Known) => bornAt(pid) === born;
const known = (name: string, pid: number): Known => ({ name, pid, born: bornAt(pid) ?? "" });

/** A full disk or a kill may have cut it off. */
const read = (path: string) => readOr(() => JSON.parse(readFileSync(path, "utf8")) as RunRecord, undefined);

const endGroup = async (service: Known) => {
  for (const [signal, limitMs] of [
    ["SIGTERM", 5_000],
    ["SIGKILL", 2_000],
  ] as const) {
    if (!isAlive(service)) return;
    process.kill(-service.pid, signal);
    await endsWithin(() => isAlive(service), limitMs);
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
