import { availableParallelism } from "node:os";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryInOneProcess, renderOnEveryProcessor } from "#src/build/gatsby-internals/cpu-count.ts";

beforeEach(() => vi.stubEnv("GATSBY_CPU_COUNT", "unset"));
afterEach(() => vi.unstubAllEnvs());

test("every processor takes part in writing the pages", () => {
  renderOnEveryProcessor();
  // Gatsby keeps one of these for itself.
  expect(process.env.GATSBY_CPU_COUNT).toBe(String(availableParallelism() + 1));
});

test("one process alone asks for the data of the pages", () => {
  renderOnEveryProcessor();
  queryInOneProcess();
  // The one number at which Gatsby leaves its workers out of it.
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
});
