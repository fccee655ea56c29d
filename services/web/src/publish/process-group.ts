import { readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** The whole group: the command is a shell, whose children must end too. */
export const signalGroup = (processGroup: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-processGroup, signal);
  } catch {
    // Already gone.
  }
};

/** Tells a process from a later one with the same id. Undefined when it has ended, or where there is no /proc. */
export const bornAt = (pid: number): string | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    // The name may hold anything, so fields are counted after it.
    const [state, ...fields] = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    return state === "Z" ? undefined : fields[18];
  } catch {
    return undefined;
  }
};

/** Ends a build that outlived a killed server: the next one uses the same folder. */
export const createLeftover = (file: string) => ({
  remember: async (processGroup: number) => {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, `${processGroup} ${bornAt(processGroup) ?? ""}`);
  },
  forget: () => rm(file, { force: true }),
  end: async () => {
    const [pid = "", started = ""] = (await readFile(file, "utf8").catch(() => "")).split(" ");
    const processGroup = Number(pid);
    if (started !== "" && processGroup > 1 && bornAt(processGroup) === started) {
      signalGroup(processGroup, "SIGKILL");
      for (let tries = 0; tries < 50 && bornAt(processGroup) === started; tries++) await wait(20);
    }
    await rm(file, { force: true });
  },
});
