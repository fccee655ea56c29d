import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const megabyte = 1_048_576;

setFlagsFromString("--expose-gc");
const collect = runInNewContext("gc") as () => void;

/** Buffers are outside the heap, and leave the figure with the collection after the one that freed them. */
const held = (): number => {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

/** In megabytes, above what was held before. Each look collects, so time is measured in another run. */
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
