import type { OpenRunRecord } from "../run-record.ts";
import { newLogFile } from "../log-file.ts";
import { runProcess, startProcess } from "../process.ts";
import type { ProcessOptions, Running } from "../process.ts";
import type { Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";

/** What each part of the stack needs to know to start itself. */
export type StackContext = {
  settings: Settings;
  secrets: Secrets;
  record: OpenRunRecord;
  /** Watched from the moment it is up: if it ends by itself, everything stops. */
  watch: (name: string, service: { pid: number; ended: Promise<string>; stop: () => Promise<void> }) => void;
};

const stopMs = 12_000;

export const logFor = ({ settings }: StackContext, name: string): string => newLogFile(settings.dataDir, name);

type CommandOptions = Omit<ProcessOptions, "logFile" | "name"> & { name: string; log: string };

/** Runs a command to its end, written down like a service: a build that a killed run left would be in the next one's way. */
export const runCommand = (context: StackContext, { log, ...options }: CommandOptions): Promise<void> =>
  runProcess({ ...options, logFile: logFor(context, log) }, (pid) => context.record.add(log, pid));

/** Starts a service of ours, writes it down so that a later run can end it, and watches over it. */
export const startService = async (
  context: StackContext,
  options: Omit<ProcessOptions, "logFile">,
): Promise<Running> => {
  const started = await startProcess({ ...options, logFile: logFor(context, options.name) });
  context.record.add(options.name, started.pid);
  context.watch(options.name, { ...started, stop: () => started.stop(stopMs) });
  return started;
};
