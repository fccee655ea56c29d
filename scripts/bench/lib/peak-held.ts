import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const megabyte = 1_048_576;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/**
 * Without what is only waiting to be collected. Buffers are outside the heap, and those that were let go are taken off the
 * figure by the next collection after the one that freed them.
 */
const held = (): number => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/**
 * The most megabytes that are found held while it works, above what was held before. Each look collects first, which slows
 * the work down: its time is measured in a run of its own.
 */
export const peakHeld = async (work: () => Promise<unknown>, everyMs: number): Promise<number> => {
  const before = held();
  let most = before;
  const look = () => {
    most = Math.max(most, held());
  };
  const timer = setInterval(look, everyMs);
  try {
    await work();
    look();
  } finally {
    clearInterval(timer);
  }
  return (most - before) / megabyte;
};
