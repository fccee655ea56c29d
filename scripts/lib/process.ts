import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { closeSync, openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";
import { tailOf } from "./log-file.ts";
import { machineEnvironment } from "./machine-environment.ts";
import { root } from "./settings.ts";

export type ProcessOptions = {
  name: string;
  command: string;
  args: string[];
  logFile: string;
  cwd?: string;
  /** Besides machine-environment.ts. */
  env?: Record<string, string | undefined>;
  uid?: number | undefined;
  gid?: number | undefined;
};

export type Running = {
  name: string;
  pid: number;
  logFile: string;
  /** "exit code 1" or "SIGKILL". */
  ended: Promise<string>;
  hasEnded: () => boolean;
  signal: (signal: NodeJS.Signals) => void;
  stop: (graceMs: number) => Promise<void>;
};

const running = new Set<Running>();
export const runningProcesses = (): Running[] => [...running];

let closed = false;
/** What is under way elsewhere must not outlive the end. */
export const startNothingMore = (): void => void (closed = true);

const signalGroup = (pid: number, signal: NodeJS.Signals) => {
  try {
    process.kill(-pid, signal);
  } catch {
    // The group is gone already.
  }
};

const pidOf = (child: ChildProcess, name: string): Promise<number> =>
  new Promise((resolve, reject) => {
    child.once("error", (error) => reject(new Failure(`${name} could not be started: ${error.message}`)));
    child.once("spawn", () => resolve(child.pid ?? 0));
  });

/** Leads its own group: Ctrl-C at the terminal reaches only us, who stop things in order, and no grandchild is left. */
export const startProcess = async (options: ProcessOptions): Promise<Running> => {
  const { name, command, args, logFile, cwd = root, env = {}, uid, gid } = options;
  if (closed) throw new Failure(`${name} is not started: everything is being stopped.`);
  const output = openSync(logFile, "a");
  const child = spawn(command, args, {
    cwd,
    env: { ...machineEnvironment(process.env), ...env },
    detached: true,
    stdio: ["ignore", output, output],
    ...(uid !== undefined && { uid }),
    ...(gid !== undefined && { gid }),
  });
  const ended = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    child.once("exit", (code, signal) => resolve(signal ?? `exit code ${code ?? "unknown"}`));
  });
  closeSync(output);
  const pid = await pidOf(child, name);
  let over = false;
  const self: Running = {
    name,
    pid,
    logFile,
    ended,
    hasEnded: () => over,
    signal: (signal) => signalGroup(pid, signal),
    stop: async (graceMs) => {
      signalGroup(pid, "SIGTERM");
      const late = await Promise.race([ended.then(() => false), delay(graceMs, true, { ref: false })]);
      // Even after a polite end: a grandchild may have stayed.
      signalGroup(pid, "SIGKILL");
      if (late) await ended;
    },
  };
  running.add(self);
  void ended.then(() => {
    over = true;
    running.delete(self);
  });
  return self;
};

export const runProcess = async (options: ProcessOptions, onStart?: (pid: number) => void): Promise<void> => {
  const started = await startProcess(options);
  onStart?.(started.pid);
  const end = await started.ended;
  if (end === "exit code 0") return;
  throw new Failure(`${tailOf(started.logFile)}\n\n${options.name} failed (${end}). Full output: ${started.logFile}`);
};
