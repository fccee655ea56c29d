import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { say, seconds } from "../progress.ts";
import { root } from "../settings.ts";
import type { Result } from "./results.ts";

export type Check = { name: string; run: () => Promise<Result> };

/** As it is now: what the journeys' stack is told later is not for checks that run beside it. */
const environment = { ...process.env };

export const show = (command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...environment, ...env },
    });
    child.once("error", (error) => {
      say(error.message);
      resolve(false);
    });
    child.once("exit", (code) => resolve(code === 0));
  });

/** Its output comes in one piece when it has ended. */
export const showAfterwards = async (command: string, args: string[], giveUp?: AbortSignal): Promise<boolean> => {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", "pipe"], env: environment });
  giveUp?.addEventListener("abort", () => child.kill("SIGTERM"));
  const written: Buffer[] = [];
  for (const output of [child.stdout, child.stderr]) output.on("data", (part: Buffer) => written.push(part));
  const [code] = (await once(child, "close")) as [number | null];
  say(`\n${Buffer.concat(written).toString().trim()}`);
  return code === 0;
};

export const bin = (name: string): string => join(root, "node_modules", ".bin", name);

export const asOne = async (passes: Promise<boolean>): Promise<Result> =>
  (await passes) ? { passed: 1, failed: 0, tests: [] } : { passed: 0, failed: 1, tests: [] };

export type Done = Result & { name: string; took: string };

export const runChecks = async (checks: Check[], done: (check: Done) => void): Promise<boolean> => {
  for (const { name, run } of checks) {
    say(`\n── ${name}`);
    const startedAt = performance.now();
    const result = await run();
    const took = seconds(startedAt);
    done({ ...result, name, took });
    const ok = result.failed === 0;
    say(`── ${name}: ${ok ? "passed" : "failed"} in ${took}`);
    if (!ok) return false;
  }
  return true;
};
