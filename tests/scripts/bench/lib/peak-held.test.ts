import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { peakHeld } from "../../../../scripts/bench/lib/peak-held.ts";

const megabyte = 1_048_576;

/** As a file of eight megabytes is written, part by part. */
const inParts = async (take: (part: Buffer) => void) => {
  for (let part = 0; part < 80; part += 1) {
    take(Buffer.alloc(megabyte / 10, part));
    await setImmediate();
  }
};

test("what is kept is found, and what was let go is not", async () => {
  const kept: Buffer[] = [];
  const whole = await peakHeld(() => inParts((part) => kept.push(part)), 50);
  const flat = await peakHeld(() => inParts(() => undefined), 50);
  expect(kept).toHaveLength(80);
  expect(whole - flat).toBeGreaterThan(5);
});
