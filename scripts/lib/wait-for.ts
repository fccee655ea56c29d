import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "./failure.ts";
import { tailOf } from "./log-file.ts";
import type { Running } from "./process.ts";

const pauseMs = 100;

export const waitUntilReady = async (
  started: Running,
  ready: () => Promise<boolean>,
  limitMs: number,
  pause = pauseMs,
): Promise<void> => {
  const until = performance.now() + limitMs;
  while (performance.now() < until) {
    if (started.hasEnded()) {
      throw new Failure(
        `${tailOf(started.logFile)}\n\n${started.name} stopped while starting (${await started.ended}). Full output: ${started.logFile}`,
      );
    }
    if (await ready().catch(() => false)) return;
    await delay(pause);
  }
  throw new Failure(
    `${tailOf(started.logFile)}\n\n${started.name} did not answer within ${Math.round(limitMs / 1000)} s. Full output: ${started.logFile}`,
  );
};

export const endsWithin = async (isAlive: () => boolean, limitMs: number): Promise<boolean> => {
  for (const until = performance.now() + limitMs; isAlive() && performance.now() < until;) await delay(50);
  return !isAlive();
};

export const answers = async (url: string): Promise<boolean> => {
  const response = await fetch(url, { signal: AbortSignal.timeout(5_000), redirect: "manual" });
  await response.body?.cancel();
  return response.status < 400;
};

export const untilAnswered = async <Answer>(
  what: string,
  ask: () => Promise<Answer | null>,
  patienceMs = 60_000,
): Promise<Answer> => {
  const until = performance.now() + patienceMs;
  while (performance.now() < until) {
    const answer = await ask();
    if (answer !== null) return answer;
    await delay(pauseMs);
  }
  throw new Failure(`${what} not within ${patienceMs / 1000} s.`);
};
