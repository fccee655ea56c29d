import { bin, show } from "./check.ts";
import type { Check } from "./check.ts";
import { resultIn, vitest } from "./counts.ts";
import { resultFile } from "./results.ts";

/** Unit, component, API and service tests. Further arguments go to Vitest: a path, a name. */
export const unitCheck = (args: string[] = []): Check => ({
  name: "Unit, API and service tests",
  run: async () => {
    const report = resultFile("vitest.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Vitest would advise on a configuration loader that it does not use yet.
    const ok = await show(bin("vitest"), ["run", ...reporters, ...args], { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" });
    return resultIn(report, vitest, ok);
  },
});
