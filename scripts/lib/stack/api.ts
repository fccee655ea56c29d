import { join } from "node:path";
import { writeEnvFile } from "../env-file.ts";
import { requireFreePort } from "../ports.ts";
import { step } from "../progress.ts";
import { answers } from "../wait-for.ts";
import { requirePart } from "../workspace-script.ts";
import { runCommand, startService } from "./context.ts";
import { watching } from "./watching.ts";
import type { StackContext } from "./context.ts";
import type { Environments } from "./environments.ts";

const readyMs = 30_000;

/** glibc's: documents take large pieces of memory, and what is left free of them goes back to the machine. */
const memoryGoesBack = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

export const startApi = (
  context: StackContext,
  env: Environments["api"],
  { watch }: { watch: boolean },
): Promise<void> =>
  step("API", async () => {
    const main = requirePart("services/api/src/main.ts", "starts the API");
    const { dataDir, ports } = context.settings;
    const { api } = ports;
    // Commands of staff are run beside it, and mean the same database, folders and keys.
    writeEnvFile(join(dataDir, "api.env"), env);
    await requireFreePort(api, "the API");
    const migrate = { command: process.execPath, args: ["services/api/src/migrate.ts"] };
    await runCommand(context, { name: "Migrating the API's database", log: "api-migrate", ...migrate, env });
    const seed = { command: process.execPath, args: ["services/api/src/seed.ts"] };
    await runCommand(context, { name: "Filling the API's empty registers", log: "api-seed", ...seed, env });
    const args = [...watching(watch), main];
    const isReady = () => answers(`http://localhost:${api}/ready`);
    const whole = { ...env, ...memoryGoesBack };
    await startService(context, { name: "api", command: process.execPath, args, env: whole, isReady, readyMs });
  });
