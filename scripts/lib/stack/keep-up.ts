import { runMain } from "../failure.ts";
import { readSettings } from "../settings.ts";
import { openStack } from "./stack.ts";
import type { SiteMode } from "./stack.ts";
import { supervise } from "./supervise.ts";
import { welcome } from "./welcome.ts";

/** Until a signal. */
export const keepUp = (mode: SiteMode): Promise<void> =>
  runMain(async () => {
    const startedAt = performance.now();
    const stack = await openStack(readSettings(process.env), "start it again");
    await supervise(stack, async (up) => {
      await stack.start(mode);
      welcome(stack, startedAt);
      up();
      await new Promise(() => undefined);
    });
  });
