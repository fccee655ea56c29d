import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { say, seconds } from "../progress.ts";
import { root } from "../settings.ts";
import { add, slowestLines, type Result, type Counts } from "./results.ts";
import { explain } from "../failure.ts";

export type Check = { name: string; run: () => Promise<Result> };

/** As it is now: what the journeys' stack is told later is not for checks that run beside it. */
const environment = { ...process.env };

export const show = async (command: string, args: string[], env: Record<string, string> = {}): Promise<boolean> => {
  const options = { cwd: root, env: { ...environment, ...env } };
  const child = spawn(command, args, { ...options, stdio: ["ignore", "inherit", "inherit"] });
  try {
    return (await once(child, "exit"))[0] === 0;
  } catch (error) {
    say(explain(error));
    return false;
  }
};

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

type Done = Result & { name: string; took: string };

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

/** Whatever happens, the very last line is the counts. */
export const reportCounts = async (work: (done: (check: Done) => void) => Promise<void>): Promise<never> => {
  const startedAt = performance.now();
  const checks: Done[] = [];
  let failed = 0;
  try {
    await work((check) => void checks.push(check));
  } catch (error) {
    say(`\n${explain(error)}`);
    failed = 1;
  }
  const total = checks.reduce<Counts>(add, { passed: 0, failed });
  const stoppedEarly = process.exitCode !== undefined && process.exitCode !== 0;
  if (stoppedEarly && total.failed === 0) total.failed = 1;
  const slowest = slowestLines(checks.flatMap(({ tests }) => tests));
  if (slowest.length > 0) say(`\nThe slowest tests\n${slowest.join("\n")}`);
  if (checks.length > 1) say(`\n${checks.map(({ name, took }) => `${took.padStart(12)}  ${name}`).join("\n")}`);
  say(`\nIn ${seconds(startedAt)}`);
  say(`${total.passed} passed, ${total.failed} failed`);
  process.exit(total.failed === 0 ? 0 : 1);
};
