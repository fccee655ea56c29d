import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { signalGroup } from "./build-site.ts";

const startedAt = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // After the name, which may hold anything, comes the state (Z: ended, not yet buried). The 22nd field of all, when it
  // started, distinguishes one process from a later one of the same number.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  return fields[0] === "Z" ? undefined : fields[19];
};

/**
 * Were this server killed in the middle of a build, the build would go on in the same folder as the next one.
 * So each is written down, and one that is still there after a start is ended first.
 */
export const createLeftover = (file: string) => ({
  remember: async (processGroup: number) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${processGroup} ${(await startedAt(processGroup)) ?? ""}`);
  },
  forget: () => rm(file, { force: true }),
  end: async () => {
    const [pid = "", started = ""] = (await readFile(file, "utf8").catch(() => "")).split(" ");
    const processGroup = Number(pid);
    if (started !== "" && processGroup > 1 && (await startedAt(processGroup)) === started) {
      signalGroup(processGroup, "SIGKILL");
      for (let tries = 0; tries < 50 && (await startedAt(processGroup)) === started; tries++) await wait(20);
    }
    await rm(file, { force: true });
  },
});
