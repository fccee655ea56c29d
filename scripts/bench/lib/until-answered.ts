import { setTimeout as delay } from "node:timers/promises";
import { Failure } from "../../lib/failure.ts";

const pauseMs = 100;

/** Asks until there is something to say. */
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
