import { mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { pruneOlder, requireSmall } from "../../../scripts/lib/picture-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const put = (file: string, at: number) => {
  writeFileSync(join(folder, file), "![The start page](docs/screenshots/start-1440.webp)");
  utimesSync(join(folder, file), at, at);
};

test("what is no longer taken goes, but neither what the README or a decision shows nor the folder's own page", () => {
  put("gift-360.webp", 2_000);
  for (const file of ["README.md", "start-1440.webp", "start-768.png", "gift-768.jpg"]) put(file, 1_000);
  expect(pruneOlder(folder, 2_000_000, [join(folder, "README.md")]).toSorted()).toEqual([
    "gift-768.jpg",
    "start-768.png",
  ]);
  expect(readdirSync(folder).toSorted()).toEqual(["README.md", "gift-360.webp", "start-1440.webp"]);
});

test("more than a clone should carry is refused", () => {
  writeFileSync(join(folder, "large.webp"), Buffer.alloc(2000));
  expect(requireSmall(folder, 2000)).toBe(2000);
  expect(() => requireSmall(folder, 1999)).toThrow(/Take fewer/);
});
