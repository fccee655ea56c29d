import { runMain } from "./lib/failure.ts";
import { readSettings } from "./lib/settings.ts";
import { openStack } from "./lib/stack/stack.ts";
import { supervise } from "./lib/stack/supervise.ts";
import { welcome } from "./lib/stack/welcome.ts";

/** As `start`, with hot reload: the site by Gatsby's development server, the API by `node --watch`. */
await runMain(async () => {
  const startedAt = performance.now();
  const stack = await openStack(readSettings(process.env), "start it again");
  await supervise(stack, async (up) => {
    await stack.start("develop");
    welcome(stack, startedAt);
    up();
    await new Promise(() => undefined);
  });
});
