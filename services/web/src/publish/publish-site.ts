import { join } from "node:path";
import type { Environment } from "../env.ts";
import { ReleaseError } from "../release/manifest.ts";
import { TurnNotGiven, withBuildTurn } from "../release/build-turn.ts";
import { releaseSite } from "../release/make.ts";
import type { ReleaseStore } from "../release/store.ts";
import { buildSite } from "./build-site.ts";
import { createLeftover } from "./process-group.ts";
import type { Outcome } from "./publisher.ts";

/** A developer may be building in the same folder. */
const longestWaitMs = 10 * 60 * 1000;
const occupied =
  "Någon annan bygger webbplatsen i samma mapp, och ändringen kunde inte publiceras. Försök igen om en stund, eller hör av dig till den som sköter webbplatsen.";

export const createPublishSite = (env: Environment, store: ReleaseStore, load: () => Promise<void>) => {
  const leftover = createLeftover(join(env.releasesDir, "..", "site-build.pid"));

  const publish = async (signal: AbortSignal): Promise<Outcome> => {
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

  return async (signal: AbortSignal): Promise<Outcome> => {
    await leftover.end();
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
    const turn = { siteRoot: env.siteRoot, what: "the web server's publishing", signal: waiting };
    return withBuildTurn(turn, () => publish(signal)).catch((error: unknown): Outcome => {
      if (error instanceof TurnNotGiven) return { ok: false, reason: occupied };
      throw error;
    });
  };
};
