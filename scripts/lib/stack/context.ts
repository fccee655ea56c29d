import type { OpenRunRecord } from "../run-record.ts";
import { newLogFile } from "../log-file.ts";
import { runProcess, startProcess } from "../process.ts";
import type { ProcessOptions } from "../process.ts";
import { waitUntilReady } from "../wait-for.ts";
import type { Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";
import type { Keeper } from "./keeper.ts";

export type StackContext = {
  settings: Settings;
  secrets: Secrets;
  record: OpenRunRecord;
  keep: Keeper["keep"];
};

const stopMs = 12_000;

export const logFor = ({ settings }: StackContext, name: string): string => newLogFile(settings.dataDir, name);

type CommandOptions = Omit<ProcessOptions, "logFile" | "name"> & { name: string; log: string };

/** In the record, as a service is: a build that a killed run left would be in the next one's way. */
export const runCommand = (context: StackContext, { log, ...options }: CommandOptions): Promise<void> =>
  runProcess({ ...options, logFile: logFor(context, log) }, (pid) => context.record.add(log, pid));

type ServiceOptions = Omit<ProcessOptions, "logFile"> & {
  isReady: () => Promise<boolean>;
  readyMs: number;
};

/** All its lives are in one log. */
export const startService = (
  context: StackContext,
  { isReady, readyMs, ...options }: ServiceOptions,
): Promise<void> => {
  const logFile = logFor(context, options.name);
  return context.keep(options.name, async () => {
    const started = await startProcess({ ...options, logFile });
    context.record.add(options.name, started.pid);
    const service = { ...started, stop: () => started.stop(stopMs) };
    try {
      await waitUntilReady(started, isReady, readyMs);
    } catch (error) {
      await service.stop();
      throw error;
    }
    return service;
  });
};
