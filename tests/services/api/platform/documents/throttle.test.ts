import { expect, test } from "vitest";
import { createThrottle } from "../../../../../services/api/src/platform/documents/throttle.ts";

/** A thread whose work takes as long as the task says, and what it has rested. */
function thread() {
  let time = 1_000;
  const rests: number[] = [];
  const withRest = createThrottle({
    now: () => time,
    wait: (ms) => {
      rests.push(ms);
      time += ms;
    },
  });
  const make = withRest(({ ms }: { ms: number }) => {
    time += ms;
    if (ms === 13) throw new Error("It could not be set");
    return ms;
  });
  return { make, rests, pass: (ms: number) => (time += ms) };
}

test("where others wait, a document begins when the thread has rested as long as the one before took", () => {
  const { make, rests } = thread();
  for (const ms of [40, 10, 25]) expect(make({ ms, isCrowded: true })).toBe(ms);
  expect(rests).toEqual([40, 10]);
});

test.each<[string, boolean, number]>([
  ["nobody else waits", false, 0],
  ["it has rested already", true, 40],
])("no document is held up when %s", (_, isCrowded, passed) => {
  const { make, rests, pass } = thread();
  make({ ms: 40, isCrowded: true });
  pass(passed);
  make({ ms: 10, isCrowded });
  expect(rests).toEqual([]);
});

test("a document that failed is rested from like any other", () => {
  const { make, rests } = thread();
  expect(() => make({ ms: 13, isCrowded: true })).toThrow();
  make({ ms: 10, isCrowded: true });
  expect(rests).toEqual([13]);
});

test("it rests for half a second at most, however long a document took", () => {
  const { make, rests } = thread();
  make({ ms: 8_000, isCrowded: true });
  make({ ms: 10, isCrowded: true });
  expect(rests).toEqual([500]);
});
