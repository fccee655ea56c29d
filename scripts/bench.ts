import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { runParts } from "./bench/lib/run-parts.ts";
import { startMeasured } from "./bench/lib/measured-stack.ts";
import { buildBareSite } from "./bench/lib/bare-site.ts";
import { once } from "./bench/lib/once.ts";
import { chooseParts, parts } from "./bench/parts.ts";
import { provideBrowser } from "./lib/browser.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { newLogFile } from "./lib/log-file.ts";
import { step } from "./lib/progress.ts";
import { readPorts, readSettings, temporarySettings } from "./lib/settings.ts";
import { openStack } from "./lib/stack/stack.ts";
import { supervise } from "./lib/stack/supervise.ts";

/** Away from a developer's site, and from the one of `npm test`. */
const defaultPortBase = 8800;

/** On a fresh stack, all figures or those of the named parts: `npm run bench -- page lighthouse`. */
await runMain(async () => {
  const chosen = chooseParts(process.argv.slice(2));
  if (chosen === undefined)
    throw new Failure(`The parts are:\n${parts.map(({ name, about }) => `  ${name.padEnd(12)}${about}`).join("\n")}`);
  const browser = await provideBrowser();
  const { dataDir } = readSettings(process.env);
  const ports = readPorts(process.env, "BENCH_PORT_BASE", defaultPortBase);
  const logFile = (name: string) => newLogFile(dataDir, name);
  const folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-bench-"));
  // Another site's URL would mislead the build.
  delete process.env.SITE_URL;
  try {
    const stack = await openStack(temporarySettings(join(folder, "data"), ports));
    await supervise(stack, () =>
      runParts(chosen, join(dataDir, "log", "bench.json"), {
        browser,
        folder,
        logFile,
        stack: once(() => startMeasured(stack)),
        bareSite: once(() =>
          step("Bare site, build", () =>
            buildBareSite({ folder: join(folder, "bare"), pages: 0, logFile: logFile("bench-bare-build") }),
          ),
        ),
      }),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
