import { setTimeout as delay } from "node:timers/promises";
import { say } from "../progress.ts";
import type { OpenRunRecord } from "../run-record.ts";
import { newLogFile } from "../log-file.ts";
import { runProcess, startProcess, type ProcessOptions } from "../process.ts";
import { answers, waitUntilReady } from "../wait-for.ts";
import type { Secrets } from "../secrets.ts";
import type { Settings } from "../settings.ts";

type Service = { pid: number; ended: Promise<string>; stop: () => Promise<void> };
type Part = Service & { name: string };

export type WhenOneDies = "start it again" | "stop all";

const firstPauseMs = 500;
const longestPauseMs = 30_000;
const steadyMs = 60_000;

const inOneLine = (error: unknown) => (error instanceof Error ? error.message.split("\n").at(-1) : String(error));

type Options = { whenOneDies: WhenOneDies; onDeath: (name: string, how: string) => void; pauseMs?: number };

type Keeper = ReturnType<typeof createKeeper>;

export const createKeeper = ({ whenOneDies, onDeath, pauseMs = firstPauseMs }: Options) => {
  const parts: Part[] = [];
  const stopping = new AbortController();
  const isStopping = () => stopping.signal.aborted;

  const beginAgain = async (part: Part, begin: () => Promise<Service>, firstPause: number) => {
    for (let pause = firstPause; !isStopping(); pause = Math.min(2 * pause, longestPauseMs)) {
      await delay(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (isStopping()) return;
      try {
        const { pid, ended, stop } = await begin();
        Object.assign(part, { pid, ended, stop });
        say(`  ${part.name} is up again.`);
        return;
      } catch (error) {
        if (!isStopping()) say(`  ${part.name} could not be started again: ${inOneLine(error)}`);
      }
    }
  };

  const watch = async (part: Part, begin: () => Promise<Service>) => {
    for (let pause = pauseMs; ;) {
      const upSince = performance.now();
      const how = await part.ended;
      if (isStopping()) return;
      onDeath(part.name, how);
      if (whenOneDies === "stop all") return;
      // A grandchild of the dead one may still hold its port.
      await part.stop();
      pause = performance.now() - upSince > steadyMs ? pauseMs : Math.min(2 * pause, longestPauseMs);
      await beginAgain(part, begin, pause);
      if (isStopping()) return;
    }
  };

  return {
    parts,
    keep: async (name: string, begin: () => Promise<Service>): Promise<void> => {
      const { pid, ended, stop } = await begin();
      const part = { name, pid, ended, stop };
      parts.push(part);
      void watch(part, begin);
    },
    stopWatching: () => stopping.abort(),
  };
};

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

type ServiceOptions = Omit<ProcessOptions, "logFile"> & { readyAt: string; readyMs?: number };

export const startService = (
  context: StackContext,
  { readyAt, readyMs = 30_000, ...options }: ServiceOptions,
): Promise<void> => {
  const logFile = logFor(context, options.name);
  return context.keep(options.name, async () => {
    const started = await startProcess({ ...options, logFile });
    context.record.add(options.name, started.pid);
    const service = { ...started, stop: () => started.stop(stopMs) };
    try {
      await waitUntilReady(started, () => answers(readyAt), readyMs);
    } catch (error) {
      await service.stop();
      throw error;
    }
    return service;
  });
};
