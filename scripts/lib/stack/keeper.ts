import { setTimeout as delay } from "node:timers/promises";
import { say } from "../progress.ts";

export type Service = { pid: number; ended: Promise<string>; stop: () => Promise<void> };
export type Part = Service & { name: string };

/** Visitors need the site, a check needs to know. */
export type WhenOneDies = "start it again" | "stop all";

const firstPauseMs = 500;
const longestPauseMs = 30_000;
/** After so long it did not die of its start. */
const steadyMs = 60_000;

/** The rest of a failure is the end of the log. */
const inOneLine = (error: unknown) => (error instanceof Error ? error.message.split("\n").at(-1) : String(error));

type Options = { whenOneDies: WhenOneDies; onDeath: (name: string, how: string) => void; pauseMs?: number };

export type Keeper = ReturnType<typeof createKeeper>;

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
    /** Rejects when it cannot begin the first time. */
    keep: async (name: string, begin: () => Promise<Service>): Promise<void> => {
      const { pid, ended, stop } = await begin();
      const part = { name, pid, ended, stop };
      parts.push(part);
      void watch(part, begin);
    },
    stopWatching: () => stopping.abort(),
  };
};
