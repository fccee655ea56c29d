import { requireFreePort } from "../ports.ts";
import { step } from "../progress.ts";
import { answers } from "../wait-for.ts";
import { requirePart } from "../workspace-script.ts";
import { startService } from "./context.ts";
import { watching } from "./watching.ts";
import type { StackContext } from "./context.ts";
import type { Environments } from "./environments.ts";

const readyMs = 30_000;

/** Payment providers, mail, tag manager and error reporting, played on this machine. */
export const startStandins = (
  context: StackContext,
  env: Environments["standins"],
  { watch }: { watch: boolean },
): Promise<void> =>
  step("Stand-ins", async () => {
    const main = requirePart("services/standins/src/main.ts", "plays third parties");
    const { standins, swish, smtp, edge, bankId } = context.settings.ports;
    for (const port of [standins, swish, smtp, edge, bankId]) await requireFreePort(port, "the stand-ins");
    const isReady = () => answers(`http://localhost:${standins}/health`);
    await startService(context, {
      name: "standins",
      command: process.execPath,
      args: [...watching(watch), main],
      env,
      isReady,
      readyMs,
    });
  });
