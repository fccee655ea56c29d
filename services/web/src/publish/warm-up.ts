import { dirname, join } from "node:path";
import type { Environment } from "../env.ts";
import { warmsUp } from "../release/build-turn.ts";
import { buildSite } from "./build-site.ts";
import { createLeftover } from "./process-group.ts";

export type WarmUp = { end: () => Promise<void> };

/** After a start, so that the first press finds what a later one would. It publishes nothing, and a press ends it. */
export const startWarmUp = (env: Environment): WarmUp => {
  const leftover = createLeftover(env.buildProcessFile);
  const ending = new AbortController();
  const warmUp = async () => {
    await leftover.end();
    await buildSite({
      command: env.buildCommand,
      cwd: env.siteRoot,
      logFile: join(dirname(env.buildLogFile), "site-warm-up.log"),
      signal: ending.signal,
      onStart: leftover.remember,
      variables: warmsUp,
    }).finally(leftover.forget);
  };
  const done = warmUp().catch(() => undefined);
  return {
    end: async () => {
      ending.abort();
      await done;
    },
  };
};
