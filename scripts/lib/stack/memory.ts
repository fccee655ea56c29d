import { readFileSync, readdirSync } from "node:fs";

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

/** Shared pages are counted once. Undefined where there is no /proc. */
export const groupMegabytes = (leader: number): number | undefined => {
  try {
    let kilobytes = 0;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        if (Number(pid) === leader || familyOf(pid).includes(leader)) kilobytes += kilobytesOf(pid);
      } catch {
        // It has ended, or is not ours to look at.
      }
    }
    return Math.round(kilobytes / 1024);
  } catch {
    return undefined;
  }
};
