import { join } from "node:path";
import { root } from "../settings.ts";
import { showAfterwards } from "./check.ts";
import type { Check } from "./check.ts";
import { playwright, resultIn } from "./counts.ts";
import { resultFile } from "./results.ts";

export const developReport = "develop.json";

/** Journeys in development, on a stack of their own. run.mjs ends with us, and with it all that it has started. */
export const developCheck = (giveUp: AbortSignal): Check => ({
  name: "Journeys in development",
  run: async () => {
    const report = resultFile(developReport);
    const ok = await showAfterwards(process.execPath, [join(root, "scripts", "run.mjs"), "test-dev"], giveUp);
    return resultIn(report, playwright, ok);
  },
});
