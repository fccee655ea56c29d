import { setImmediate as letOthersRun } from "node:timers/promises";

export const inSlices = async (count: number, size: number, work: (at: number) => void): Promise<void> => {
  for (let from = 0; from < count; from += size) {
    const end = Math.min(from + size, count);
    for (let at = from; at < end; at++) work(at);
    await letOthersRun();
  }
};
