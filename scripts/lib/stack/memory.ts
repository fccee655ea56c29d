import { readFileSync, readdirSync } from "node:fs";

/** Field 5 of /proc/<pid>/stat: the group, which for our services is the leader's number. */
const groupOf = (pid: string): number => {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  return Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[2]);
};

const kilobytesOf = (pid: string): number =>
  Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);

/** Memory of a process and all of its group, shared pages counted once. Undefined where there is no /proc. */
export const groupMegabytes = (leader: number): number | undefined => {
  try {
    let kilobytes = 0;
    for (const pid of readdirSync("/proc").filter((name) => /^\d+$/.test(name))) {
      try {
        if (groupOf(pid) === leader) kilobytes += kilobytesOf(pid);
      } catch {
        // Ended while we looked, or not ours to look at.
      }
    }
    return Math.round(kilobytes / 1024);
  } catch {
    return undefined;
  }
};
