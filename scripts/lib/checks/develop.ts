import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { say } from "../progress.ts";
import { root } from "../settings.ts";
import type { Check } from "./check.ts";
import { playwright, resultIn } from "./counts.ts";
import { resultFile } from "./results.ts";

export const developReport = "develop.json";

/**
 * Journeys in development, on a stack of their own, beside what reads the code: that keeps one processor busy, and this
 * for the most part the other. What it says is shown when it is waited for.
 */
export const startDevelopCheck = (): { check: Check; giveUp: () => void } => {
  const report = resultFile(developReport);
  const log = resultFile("develop.log");
  const output = openSync(log, "w");
  // run.mjs ends with us, and with it all that it has started.
  const command = [join(root, "scripts", "run.mjs"), "test-dev"];
  const child = spawn(process.execPath, command, { cwd: root, stdio: ["ignore", output, output] });
  closeSync(output);
  const ended = once(child, "exit") as Promise<[number | null]>;
  return {
    check: {
      name: "Journeys in development (since the beginning)",
      run: async () => {
        const [code] = await ended;
        say(readFileSync(log, "utf8").trimEnd());
        return resultIn(report, playwright, code === 0);
      },
    },
    giveUp: () => void child.kill("SIGTERM"),
  };
};
