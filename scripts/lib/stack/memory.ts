import { readFileSync, readdirSync } from "node:fs";
import { readOr } from "../failure.ts";

/** Parent and group, fields 4 and 5 of /proc/<pid>/stat. PostgreSQL's children have groups of their own. */
const familyOf = (pid: string): number[] => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(1, 3)
    .map(Number);
};

const kilobytesOf = (pid: string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);

/** Shared pages are counted once. What has ended, or is not ours to look at, counts nothing. */
const sharesOf = (leader: number): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => readOr(() => (Number(pid) === leader || familyOf(pid).includes(leader) ? kilobytesOf(pid) : 0), 0));

/** Undefined where there is no /proc. */
export const groupMegabytes = (leader: number): number | undefined =>
  readOr(() => Math.round(sharesOf(leader).reduce((sum, kilobytes) => sum + kilobytes, 0) / 1024), undefined);
