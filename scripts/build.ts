import { prepareDataFolder } from "./lib/data-folder.ts";
import { runMain } from "./lib/failure.ts";
import { newLogFile } from "./lib/log-file.ts";
import { runProcess } from "./lib/process.ts";
import { say, step } from "./lib/progress.ts";
import { loadSecrets } from "./lib/secrets.ts";
import { readSettings, root, type Settings } from "./lib/settings.ts";
import { chooseBuildVariables, describeBuild } from "./lib/stack/build-variables.ts";
import { contentIsUp } from "./lib/stack/content.ts";
import { buildOnThisMachine } from "./lib/stack/environments.ts";
import { openStack } from "./lib/stack/stack.ts";
import { supervise } from "./lib/stack/supervise.ts";

const buildAlone = (settings: Settings, env: Record<string, string>) =>
  step("Site, build", () =>
    runProcess({
      name: "Building the site",
      command: process.execPath,
      args: ["scripts/build-site.ts"],
      logFile: newLogFile(settings.dataDir, "site-build"),
      env,
    }),
  );

/** Of the content that CONTENT_URL names, or else of this machine's. */
await runMain(async () => {
  const settings = readSettings(process.env);
  prepareDataFolder(settings.dataDir);
  const here = buildOnThisMachine(settings, loadSecrets(settings.dataDir, {}));
  const env = chooseBuildVariables(process.env, here);
  for (const line of describeBuild(env)) say(line);
  if (env.CONTENT_URL !== here.CONTENT_URL || (await contentIsUp(settings))) {
    await buildAlone(settings, env);
  } else {
    const stack = await openStack(settings);
    await supervise(stack, async (up) => {
      await stack.start("services");
      await stack.buildSite(env);
      up();
    });
  }
  say(`  The site is in ${root}/public`);
});
