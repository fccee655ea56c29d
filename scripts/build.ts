import { runMain } from "./lib/failure.ts";
import { runProcess } from "./lib/process.ts";
import { say, step } from "./lib/progress.ts";
import { loadSecrets } from "./lib/secrets.ts";
import { readSettings, root } from "./lib/settings.ts";
import { contentIsUp } from "./lib/stack/content.ts";
import { openStack } from "./lib/stack/stack.ts";
import { supervise } from "./lib/stack/supervise.ts";
import { newLogFile } from "./lib/log-file.ts";

/** The site's production build in `public/`, from the content service: the one that runs, or one brought up for it. */
await runMain(async () => {
  const settings = readSettings(process.env);
  if (await contentIsUp(settings)) {
    const { CONTENT_READ_TOKEN } = loadSecrets(settings.dataDir, process.env);
    const content = `http://localhost:${settings.ports.content}`;
    await step("Site, build", () =>
      runProcess({
        name: "Building the site",
        command: "npm",
        args: ["run", "--silent", "build:site"],
        logFile: newLogFile(settings.dataDir, "site-build"),
        env: { NODE_ENV: "production", CONTENT_URL: content, CONTENT_READ_TOKEN },
      }),
    );
  } else {
    const stack = await openStack(settings);
    await supervise(stack, async (up) => {
      const { build } = await stack.start("services");
      await stack.buildSite(build);
      up();
    });
  }
  say(`  The site is in ${root}/public`);
});
