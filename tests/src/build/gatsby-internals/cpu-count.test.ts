import { mkdtempSync, rmSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { chooseRenderers, queryInOneProcess, rememberPages } from "#src/build/gatsby-internals/cpu-count.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), "page-count-"));
  vi.stubEnv("KEPT_CODE", folder);
  vi.stubEnv("GATSBY_CPU_COUNT", "unset");
});
afterEach(() => {
  rmSync(folder, { recursive: true });
  vi.unstubAllEnvs();
});

/** Gatsby keeps one of these for itself. */
const everyProcessor = String(availableParallelism() + 1);

test.each([
  ["a first build does not know how many pages it draws", undefined, everyProcessor],
  ["few pages are drawn by one process, which is there sooner than two", 400, "2"],
  ["many pages are drawn on every processor", 401, everyProcessor],
])("%s", (_, pagesOfBefore, count) => {
  if (pagesOfBefore !== undefined) rememberPages(pagesOfBefore);
  chooseRenderers();
  expect(process.env.GATSBY_CPU_COUNT).toBe(count);
});

test("without a folder for what is kept every processor draws", () => {
  vi.stubEnv("KEPT_CODE", undefined);
  rememberPages(3);
  chooseRenderers();
  expect(process.env.GATSBY_CPU_COUNT).toBe(everyProcessor);
});

test("one process alone asks for the data of the pages", () => {
  chooseRenderers();
  queryInOneProcess();
  // The one number at which Gatsby leaves its workers out of it.
  expect(process.env.GATSBY_CPU_COUNT).toBe("1");
});
