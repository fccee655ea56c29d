import type { Environment } from "../env.ts";
import { ReleaseError } from "../release/manifest.ts";
import { TurnNotGiven, withBuildTurn } from "../release/build-turn.ts";
import { releaseSite } from "../release/make.ts";
import { removeOldReleases } from "../release/releases.ts";
import type { ReleaseStore } from "../release/store.ts";
import { buildSite, fullDisk } from "./build-site.ts";
import { isDiskFull } from "./disk-room.ts";
import { createLeftover } from "./process-group.ts";
import type { Job, Outcome } from "./publisher.ts";
import type { WarmUp } from "./warm-up.ts";

/** A developer may be building in the same folder. */
const longestWaitMs = 10 * 60 * 1000;
const occupied =
  "Någon annan bygger webbplatsen i samma mapp, och ändringen kunde inte publiceras. Försök igen om en stund, eller hör av dig till den som sköter webbplatsen.";

const full: Outcome = { ok: false, reason: fullDisk, isFull: true };
const isFull = (error: unknown) => (error as NodeJS.ErrnoException | undefined)?.code === "ENOSPC";

export const createPublishSite = (
  env: Environment,
  store: ReleaseStore,
  load: () => Promise<void>,
  warmUp?: WarmUp,
) => {
  const leftover = createLeftover(env.buildProcessFile);

  const build = async (signal: AbortSignal, { changes, mayGoLive, onStep }: Job): Promise<Outcome> => {
    const built = await buildSite({
      command: env.buildCommand,
      cwd: env.siteRoot,
      logFile: env.buildLogFile,
      signal,
      onStart: leftover.remember,
      onStep,
    }).finally(leftover.forget);
    // Not every program says why it could not write.
    if (!built.ok) return built.reason === fullDisk || (await isDiskFull(env)) ? full : built;
    onStep({ step: "releasing" });
    const pointer = await releaseSite(env, store, { changes, mayGoLive });
    if (pointer === undefined) return { ok: true, isHeld: true };
    await load();
    return { ok: true, release: pointer.release, liveSince: pointer.liveSince };
  };

  const publish = async (signal: AbortSignal, job: Job): Promise<Outcome> => {
    const outcome = await build(signal, job).catch((error: unknown): Outcome => {
      if (error instanceof ReleaseError) return { ok: false, reason: error.forEditors };
      if (isFull(error)) return full;
      throw error;
    });
    if (outcome !== full || signal.aborted || !(await removeOldReleases(store))) return outcome;
    return publish(signal, job);
  };

  return async (signal: AbortSignal, job: Job): Promise<Outcome> => {
    await warmUp?.end();
    await leftover.end();
    const waiting = AbortSignal.any([signal, AbortSignal.timeout(longestWaitMs)]);
    const onWait = () => job.onStep({ step: "waiting" });
    const turn = { siteRoot: env.siteRoot, what: "the web server's publishing", signal: waiting, onWait };
    return withBuildTurn(turn, () => publish(signal, job)).catch((error: unknown): Outcome => {
      if (error instanceof TurnNotGiven) return { ok: false, reason: occupied };
      if (isFull(error)) return full;
      throw error;
    });
  };
};
