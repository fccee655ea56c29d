import { join } from "node:path";
import { root } from "../settings.ts";
import { asOne, bin, show, showAfterwards, type Check } from "./check.ts";
import { readPlaywright, readVitest, resultFile, resultIn } from "./results.ts";

/** Rules that know types hold the types of every file: of so many files that is more than Node's usual 4 GB. */
const forTypedRules = { NODE_OPTIONS: "--max-old-space-size=6144" };

export const staticChecks: Check[] = [
  { name: "Format", run: () => asOne(show(bin("prettier"), ["--check", "--log-level", "warn", "."])) },
  { name: "Types", run: () => asOne(show("npm", ["run", "--silent", "types"])) },
  { name: "Lint", run: () => asOne(show(bin("eslint"), [".", "--max-warnings", "0"], forTypedRules)) },
  { name: "Unused code", run: () => asOne(show(bin("knip"), [])) },
];

export const unitCheck = (args: string[] = []): Check => ({
  name: "Unit, API and service tests",
  run: async () => {
    const report = resultFile("vitest.json");
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    // Otherwise Vitest advises on a configuration loader that it does not use yet.
    const ok = await show(bin("vitest"), ["run", ...reporters, ...args], { VITE_CONFIG_NATIVE_IGNORE_WARNING: "true" });
    return resultIn(report, readVitest, ok);
  },
});

export const developReport = "develop.json";

/** On a stack of their own. run.mjs ends with us, and with it all that it has started. */
export const developCheck = (giveUp: AbortSignal): Check => ({
  name: "Journeys in development",
  run: async () => {
    const report = resultFile(developReport);
    const ok = await showAfterwards(process.execPath, [join(root, "scripts", "run.mjs"), "test-dev"], giveUp);
    return resultIn(report, readPlaywright, ok);
  },
});

const rounds = 4;

export const killCheck: Check = {
  name: `The API and PostgreSQL killed under load, ${rounds} rounds`,
  run: () => asOne(showAfterwards(process.execPath, ["scripts/kill-test.ts", String(rounds)])),
};
