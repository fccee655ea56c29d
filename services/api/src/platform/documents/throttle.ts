type Clock = { now: () => number; wait: (ms: number) => void };

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const threadClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => void Atomics.wait(sleeper, 0, 0, ms),
};

/** Whatever took long, such as a page of emoji: whoever waits next waits for no more than this. */
const longestRestMs = 500;

/**
 * Of one thread: where others wait for it, it rests as long as it has worked before it begins anew. On a machine of few
 * processors those who give would otherwise wait for their turn. One document after another is not held up.
 */
export const createThrottle = ({ now, wait }: Clock = threadClock) => {
  let restUntil = 0;
  return <Task, Made>(make: (task: Task) => Made) =>
    ({ isCrowded, ...task }: Task & { isCrowded: boolean }): Made => {
      const rest = restUntil - now();
      if (isCrowded && rest > 0) wait(rest);
      const start = now();
      try {
        return make(task as Task);
      } finally {
        restUntil = now() + Math.min(now() - start, longestRestMs);
      }
    };
};
