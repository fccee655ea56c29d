import { join } from "node:path";
import type { Environment } from "../env.ts";
import { ReleaseError } from "../release/release-error.ts";
import { releaseSite } from "../release/release-site.ts";
import type { ReleaseStore } from "../release/store.ts";
import { buildSite } from "./build-site.ts";
import { createLeftover } from "./leftover.ts";
import type { Outcome } from "./publisher.ts";

/** Build, check, release, swap; on any failure the site that is live stays. */
export const createPublishSite = (env: Environment, store: ReleaseStore, load: () => Promise<void>) => {
  const leftover = createLeftover(join(env.releasesDir, "..", "site-build.pid"));
  return async (signal: AbortSignal): Promise<Outcome> => {
    await leftover.end();
    const built = await buildSite({
      command: env.buildCommand,
      cwd: env.siteRoot,
      logFile: env.buildLogFile,
      signal,
      onStart: leftover.remember,
    }).finally(leftover.forget);
    if (!built.ok) return built;
    try {
      const pointer = await releaseSite(env, store);
      await load();
      return { ok: true, ...pointer };
    } catch (error) {
      if (error instanceof ReleaseError) return { ok: false, reason: error.forEditors };
      throw error;
    }
  };
};
