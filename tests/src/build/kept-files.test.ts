import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fetchKept, forgetUnused } from "#src/build/kept-files.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

let root: string;
let service: LocalServer;
let content: string;

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "kept-files-"));
  content = "first";
  service = await serveLocally((_asked, response) => response.end(content));
});
afterEach(async () => {
  await service.close();
  await rm(root, { recursive: true });
});

const folder = () => path.join(root, ".cache/content-files");
const fetched = async (url: string) => (await fetchKept({ url: service.url, readToken: "x" }, root, url)).toString();

test("a file is fetched once for each of its versions", async () => {
  expect(await fetched("/file/arsredovisning.pdf?v=1")).toBe("first");
  expect(await fetched("/file/arsredovisning.pdf?v=1")).toBe("first");
  expect(service.asked).toHaveLength(1);
  content = "second";
  expect(await fetched("/file/arsredovisning.pdf?v=2")).toBe("second");
  expect(service.asked).toHaveLength(2);
});

test("a file whose URL says no version is fetched each time", async () => {
  await fetched("/file/arsredovisning.pdf");
  content = "second";
  expect(await fetched("/file/arsredovisning.pdf")).toBe("second");
});

test.each(["", "another"])("what was kept and damaged (%j) is fetched again, and kept anew", async (damage) => {
  await fetched("/file/a.pdf?v=1");
  const [name = ""] = await readdir(folder());
  await writeFile(path.join(folder(), name), damage);
  expect(await fetched("/file/a.pdf?v=1")).toBe("first");
  expect(await readFile(path.join(folder(), name), "utf8")).toBe("first");
});

test("what no build has used for a week goes", async () => {
  const day = 24 * 60 * 60 * 1000;
  await fetched("/file/a.pdf?v=1");
  await forgetUnused(root, Date.now() + 6 * day);
  expect(await readdir(folder())).toHaveLength(1);
  await forgetUnused(root, Date.now() + 8 * day);
  expect(await readdir(folder())).toEqual([]);
});

test("a build that has kept nothing has nothing to forget", async () => {
  await expect(forgetUnused(root)).resolves.toBeUndefined();
});
