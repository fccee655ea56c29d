import { join } from "node:path";
import { Failure } from "../failure.ts";
import { tailOf } from "../log-file.ts";
import { say } from "../progress.ts";
import type { Stack } from "./stack.ts";

const signalNumbers = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 } as const;
type Stopping = keyof typeof signalNumbers;

/** One Ctrl-C arrives up to three times: from the terminal, npm and run.mjs. */
const sameSignalMs = 700;
const giveUpMs = 45_000;

/** Stops the stack however the work ends. The second Ctrl-C hurries. */
export const supervise = async (stack: Stack, work: (up: () => void) => Promise<void>): Promise<void> => {
  const state = { isUp: false, firstSignalAt: 0 };
  const interrupted = new Promise<Stopping>((resolve) => {
    const onSignal = (signal: Stopping) => {
      if (state.firstSignalAt === 0) {
        state.firstSignalAt = performance.now();
        say(`\n  Stopping … (again to hurry)`);
        resolve(signal);
      } else if (performance.now() - state.firstSignalAt > sameSignalMs) {
        stack.hurry();
      }
    };
    for (const signal of Object.keys(signalNumbers) as Stopping[]) process.on(signal, onSignal);
  });

  const working = work(() => (state.isUp = true)).then(() => undefined);
  try {
    const end = await Promise.race([
      working,
      interrupted,
      stack.died.then((line) => {
        const name = line.split(" ", 1)[0] ?? "";
        const log = join(stack.context.settings.dataDir, "log", `${name}.log`);
        throw new Failure(`${tailOf(log)}\n\n${line}. Everything is stopped. Full output: ${log}`);
      }),
    ]);
    // Stopped while up is a good end; interrupted on the way there is not.
    if (end !== undefined && !state.isUp) process.exitCode = 128 + signalNumbers[end];
  } finally {
    working.catch(() => undefined);
    setTimeout(() => process.exit(1), giveUpMs).unref();
    await stack.stop();
    if (state.firstSignalAt > 0) say("  Stopped.");
  }
};
