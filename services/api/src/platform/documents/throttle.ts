type Clock = { now: () => number; wait: (ms: number) => void };

const sleeper = new Int32Array(new SharedArrayBuffer(4));
const threadClock: Clock = {
  now: () => performance.now(),
  wait: (ms) => void Atomics.wait(sleeper, 0, 0, ms),
};

const longestRestMs = 500;

/** Where others wait, it rests as long as it has worked: on few processors those who give would wait instead. */
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
