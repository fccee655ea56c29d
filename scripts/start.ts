import { runMain } from "./lib/failure.ts";
import { readSettings } from "./lib/settings.ts";
import { openStack } from "./lib/stack/stack.ts";
import { supervise } from "./lib/stack/supervise.ts";
import { welcome } from "./lib/stack/welcome.ts";

await runMain(async () => {
  const startedAt = performance.now();
  const stack = await openStack(readSettings(process.env), "start it again");
  await supervise(stack, async (up) => {
    await stack.start("built");
    welcome(stack, startedAt);
    up();
    // Until a signal.
    await new Promise(() => undefined);
  });
});
