import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { signalGroup } from "../../services/web/src/publish/process-group.ts";
import { Failure } from "./failure.ts";
import { tailOf } from "./log-file.ts";
import { root } from "./settings.ts";

/** What any program may need to know of the machine. None of it is a secret. */
const names = new Set([
  ...["PATH", "HOME", "USER", "LOGNAME", "SHELL", "TMPDIR", "TEMP", "TMP", "TZ", "LANG", "LANGUAGE"],
  ...["NODE_ENV", "TERM", "NO_COLOR", "FORCE_COLOR", "CI", "LD_LIBRARY_PATH"],
  ...["NODE_OPTIONS", "NODE_EXTRA_CA_CERTS", "SSL_CERT_FILE", "SSL_CERT_DIR"],
]);
const families = ["LC_", "XDG_"];

const machineEnvironment = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv =>
  Object.fromEntries(
    Object.entries(env).filter(([name]) => names.has(name) || families.some((family) => name.startsWith(family))),
  ) as NodeJS.ProcessEnv;

export type ProcessOptions = {
  name: string;
  command: string;
  args: string[];
  logFile: string;
  cwd?: string;
  env?: Record<string, string | undefined>;
  uid?: number | undefined;
  gid?: number | undefined;
};

export type Running = {
  name: string;
  pid: number;
  logFile: string;
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
  await once(child, "spawn").catch((error: unknown) => {
    throw new Failure(`${name} could not be started: ${error instanceof Error ? error.message : String(error)}`);
  });
  const pid = child.pid ?? 0;
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
