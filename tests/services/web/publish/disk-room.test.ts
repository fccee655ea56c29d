import { expect, test } from "vitest";
import { isDiskFull } from "../../../../services/web/src/publish/disk-room.ts";

const folders = { siteRoot: "/site", releasesDir: "/data/releases" };
const disk = (bytes: Record<string, number>) => (folder: string) => {
  const room = bytes[folder];
  return room === undefined
    ? Promise.reject(new Error("ENOENT"))
    : Promise.resolve({ bavail: room / 4096, bsize: 4096 });
};

test.each([
  ["there is room everywhere", { "/site/.cache": 4e9, "/site/public": 4e9, "/data/releases": 4e9 }, false],
  ["the site's disk is full", { "/site/.cache": 0, "/site/public": 0, "/data/releases": 4e9 }, true],
  ["the disk of the releases is full", { "/site/.cache": 4e9, "/data/releases": 40_960 }, true],
  ["no folder is there yet", {}, false],
])("%s", async (_what, bytes, isFull) => {
  expect(await isDiskFull(folders, disk(bytes))).toBe(isFull);
});
