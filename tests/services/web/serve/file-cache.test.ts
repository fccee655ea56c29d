import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileCache } from "../../../../services/web/src/serve/file-cache.ts";
import { temporaryFolder } from "../site-fixture.ts";

test("what is kept in memory stays below its bound, and what is used stays longest", async () => {
  const folder = await temporaryFolder();
  const paths = ["a", "b", "c"].map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, "x".repeat(100));
  const [a = "", b = "", c = ""] = paths;
  const cache = createFileCache(250);
  await Promise.all([cache.read(a), cache.read(a), cache.read(b)]);
  expect(cache.get(a)).toHaveLength(100);
  await cache.read(c);
  expect(cache.bytes()).toBe(200);
  expect(cache.get(b)).toBeUndefined();
  expect(cache.get(a)).toHaveLength(100);
});
