import { join } from "node:path";
import { writeEnvFile } from "../env-file.ts";
import { requireFreePort } from "../ports.ts";
import { step } from "../progress.ts";
import { answers } from "../wait-for.ts";
import { runCommand, startService } from "./context.ts";
import type { StackContext } from "./context.ts";
import type { Environments } from "./environments.ts";

const readyMs = 30_000;
const node = process.execPath;

type Watch = { watch: boolean };

const watching = ({ watch }: Watch): string[] => (watch ? ["--watch", "--watch-preserve-output"] : []);

/** glibc's: documents take large pieces of memory, which then go back to the machine. */
const memoryGoesBack = { MALLOC_MMAP_THRESHOLD_: "131072", MALLOC_TRIM_THRESHOLD_: "131072" };

export const startStandins = (context: StackContext, env: Environments["standins"], watch: Watch): Promise<void> =>
  step("Stand-ins", async () => {
    const { standins, swish, smtp, edge, bankId } = context.settings.ports;
    for (const port of [standins, swish, smtp, edge, bankId]) await requireFreePort(port, "the stand-ins");
    const args = [...watching(watch), "services/standins/src/main.ts"];
    const isReady = () => answers(`http://localhost:${standins}/health`);
    await startService(context, { name: "standins", command: node, args, env, isReady, readyMs });
  });

export const startApi = (context: StackContext, env: Environments["api"], watch: Watch): Promise<void> =>
  step("API", async () => {
    const { dataDir, ports } = context.settings;
    // For commands of staff, which are run beside it.
    writeEnvFile(join(dataDir, "api.env"), env);
    await requireFreePort(ports.api, "the API");
    const run = (name: string, what: string) => {
      const args = [`services/api/src/${what}.ts`];
      return runCommand(context, { name, log: `api-${what}`, command: node, args, env });
    };
    await run("Migrating the API's database", "migrate");
    await run("Filling the API's empty registers", "seed");
    const args = [...watching(watch), "services/api/src/main.ts"];
    const isReady = () => answers(`http://localhost:${ports.api}/ready`);
    const whole = { ...env, ...memoryGoesBack };
    await startService(context, { name: "api", command: node, args, env: whole, isReady, readyMs });
  });

export const startWeb = (context: StackContext, env: Environments["web"]): Promise<void> =>
  step("Web server", async () => {
    const isReady = () => answers(`http://localhost:${context.settings.ports.web}/`);
    const args = ["services/web/src/main.ts"];
    await startService(context, { name: "web", command: node, args, env, isReady, readyMs });
  });
