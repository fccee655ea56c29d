import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { signalGroup } from "./build-site.ts";

const startedAt = async (pid: number) => {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => undefined);
  // The name may hold anything, so fields are counted after it. Z: a zombie. 19: the start time,
  // which tells a process from a later one with the same id.
  const fields = stat?.slice(stat.lastIndexOf(")") + 2).split(" ") ?? [];
  return fields[0] === "Z" ? undefined : fields[19];
};

/** Ends a build that outlived a killed server: the next one uses the same folder. */
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
