import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";

export type Background = {
  /** Waits for the work, but not longer than a visitor should; it goes on by itself. */
  within: (waitMs: number, work: Promise<void>) => Promise<void>;
  settle: () => Promise<void>;
};

export const createBackground = (log: Pick<FastifyBaseLogger, "warn">): Background => {
  const running = new Set<Promise<void>>();
  return {
    within: async (waitMs, work) => {
      const enough = new AbortController();
      const kept = work
        .catch((error: unknown) => log.warn({ err: error }, "work in the background failed; the reconciler goes on"))
        .finally(() => {
          running.delete(kept);
          enough.abort();
        });
      running.add(kept);
      await Promise.race([work, wait(waitMs, undefined, { signal: enough.signal }).catch(() => undefined)]);
    },
    settle: async () => {
      await Promise.all(running);
    },
  };
};
