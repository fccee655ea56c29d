import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openPictureFolder } from "../../../scripts/lib/picture-folder.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-pictures-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const screenshot = (height: number) =>
  sharp({ create: { width: 360, height, channels: 3, background: "#fdf6ec" } })
    .png()
    .toBuffer();

test("a picture is kept small, and no taller than its reader needs", async () => {
  const pictures = openPictureFolder(folder);
  expect(await pictures.write("start-360", await screenshot(3000), 1800)).toBe("start-360.webp");
  await pictures.write("gift-360", await screenshot(700), 1800);
  const sizeOf = async (file: string) => {
    const { format, width, height } = await sharp(join(folder, file)).metadata();
    return { format, width, height };
  };
  expect(await sizeOf("start-360.webp")).toEqual({ format: "webp", width: 360, height: 1800 });
  expect(await sizeOf("gift-360.webp")).toEqual({ format: "webp", width: 360, height: 700 });
});

test("what is no longer taken goes, but not what the README or a decision shows", async () => {
  const texts = ["README.md", "0001.md"].map((name) => join(folder, name));
  const shown = join(folder, "screenshots");
  const pictures = openPictureFolder(shown);
  for (const text of texts) writeFileSync(text, "![The start page](docs/screenshots/start-1440.webp)");
  for (const file of ["start-1440.webp", "start-768.png", "gift-768.jpg"]) writeFileSync(join(shown, file), "");
  await pictures.write("gift-360", await screenshot(700), 1800);
  expect(pictures.prune(texts).toSorted()).toEqual(["gift-768.jpg", "start-768.png"]);
  expect(readdirSync(shown).toSorted()).toEqual(["gift-360.webp", "start-1440.webp"]);
});

test("more than a clone should carry is refused", () => {
  writeFileSync(join(folder, "large.webp"), Buffer.alloc(2000));
  const pictures = openPictureFolder(folder);
  expect(pictures.requireSmall(2000)).toBe(2000);
  expect(() => pictures.requireSmall(1999)).toThrow(/Take fewer/);
});
