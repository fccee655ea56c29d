import { readEnvironment } from "./env.ts";
import { sayWaiting, withBuildTurn } from "./release/build-turn.ts";
import { ReleaseError } from "./release/manifest.ts";
import { releaseSite } from "./release/make.ts";
import { createReleaseStore } from "./release/store.ts";

const usage = "Usage: node services/web/src/cli.ts release\nReleases what the build left in public/.";

const run = async () => {
  if (process.argv[2] !== "release") {
    console.error(usage);
    return 2;
  }
  try {
    const env = readEnvironment(process.env);
    const turn = { siteRoot: env.siteRoot, what: "a release by hand", onWait: sayWaiting(console.log) };
    const pointer = await withBuildTurn(turn, () => releaseSite(env, createReleaseStore(env.releasesDir)));
    console.log(`Released ${pointer.release}`);
    return 0;
  } catch (error) {
    console.error(error instanceof ReleaseError ? error.message : error);
    return 1;
  }
};

process.exitCode = await run();
