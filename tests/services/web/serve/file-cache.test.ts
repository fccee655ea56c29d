import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createFileCache } from "../../../../services/web/src/serve/site-handler.ts";
import { temporaryFolder } from "../site-fixture.ts";

test("what is kept in memory stays below its bound, and what is used stays longest", async () => {
  const folder = await temporaryFolder();
  const paths = ["a", "b", "c"].map((name) => join(folder, name));
  for (const path of paths) await writeFile(path, "x".repeat(100));
  const [a = "", b = "", c = ""] = paths;
  const cache = createFileCache(250);
  await Promise.all([cache.fetch(a), cache.fetch(a), cache.fetch(b)]);
  expect(cache.get(a)).toHaveLength(100);
  await cache.fetch(c);
  expect(cache.calculatedSize).toBe(200);
  expect(cache.get(b)).toBeUndefined();
  expect(cache.get(a)).toHaveLength(100);
});

test("a file is read once however many ask for it, an empty one too, and one that cannot be read is tried again", async () => {
  const folder = await temporaryFolder();
  const [path, empty] = [join(folder, "file"), join(folder, "empty")];
  const cache = createFileCache();
  await expect(cache.fetch(path)).rejects.toThrow("ENOENT");
  await writeFile(path, "words");
  await writeFile(empty, "");
  const [one, other] = await Promise.all([cache.fetch(path), cache.fetch(path)]);
  expect(one).toBe(other);
  expect(String(one)).toBe("words");
  expect(await cache.fetch(empty)).toHaveLength(0);
});

test("a file that is pushed out while it is read still reaches whoever asked for it", async () => {
  const folder = await temporaryFolder();
  const paths = Array.from({ length: 20 }, (_, at) => join(folder, String(at)));
  for (const path of paths) await writeFile(path, "x".repeat(100));
  const cache = createFileCache(250);
  const read = await Promise.all(paths.map((path) => cache.fetch(path)));
  expect(read.map((content) => content?.length)).toEqual(paths.map(() => 100));
  expect(cache.calculatedSize).toBeLessThanOrEqual(250);
});
