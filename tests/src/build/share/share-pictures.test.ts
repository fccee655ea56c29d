import { cp, mkdtemp, readFile, readdir, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createArtworkReader } from "#src/build/artwork.ts";
import { createSharePictures } from "#src/build/share/share-pictures.ts";

let root: string;
beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "hjarta-lunga-share-"));
  for (const name of ["ang", "hjarta"]) await cp(`artwork/${name}.svg`, path.join(root, "artwork", `${name}.svg`));
});
afterEach(() => rm(root, { recursive: true }));

const page = { title: "Hjärtat", artwork: "hjarta", mood: "day" as const, updatedAt: "2026-01-02T03:04:05.000Z" };
async function make(pages: Record<string, typeof page>, mostDrawn?: number) {
  const readArtwork = createArtworkReader({ url: "http://localhost:1", readToken: "x" }, root);
  const options = { readArtwork, ...(mostDrawn !== undefined && { mostDrawn }) };
  const store = createSharePictures("Hjärta & Lunga", root, options);
  const { drawn, ...made } = await store.make(new Map(Object.entries(pages)));
  await drawn;
  return made;
}
const cached = () => readdir(path.join(root, ".cache/share-pictures"));
const read = (src: string) => readFile(path.join(root, "public", src));

test("a page's picture is as large as those who show it want, light, and says in words what it shows", async () => {
  const { of } = await make({ "/hjartat/": page });
  const shown = of("/hjartat/");
  expect(shown).toMatchObject({ width: 1200, height: 630, alt: "Hjärtat – Hjärta & Lunga" });
  const file = await read(shown.src);
  expect(await sharp(file).metadata()).toMatchObject({ format: "png", width: 1200, height: 630 });
  expect(file.length).toBeLessThan(100_000);
});

test("the title is really set in it, in ink: a longer one takes more", async () => {
  const { of } = await make({ "/a/": { ...page, title: "Å" }, "/b/": { ...page, title: "Hjärtsvikt och KOL" } });
  const inkIn = async (src: string) => {
    const corner = { left: 60, top: 60, width: 500, height: 380 };
    const data = await sharp(await read(src))
      .extract(corner)
      .raw()
      .toBuffer();
    let dark = 0;
    for (let at = 0; at < data.length; at += 3) if ((data[at] ?? 255) < 0x40) dark += 1;
    return dark;
  };
  const short = await inkIn(of("/a/").src);
  expect(short).toBeGreaterThan(500);
  expect(await inkIn(of("/b/").src)).toBeGreaterThan(2 * short);
});

test("what was drawn once is not drawn again", async () => {
  const { src } = (await make({ "/hjartat/": page })).of("/hjartat/");
  await writeFile(path.join(root, ".cache/share-pictures", path.basename(src)), "from the cache");
  const again = (await make({ "/hjartat/": page })).of("/hjartat/");
  expect(again.src).toBe(src);
  expect((await read(src)).toString()).toBe("from the cache");
});

test("another title, another drawing: another URL", async () => {
  const { src } = (await make({ "/hjartat/": page })).of("/hjartat/");
  expect((await make({ "/hjartat/": { ...page, title: "Hjärtsvikt" } })).of("/hjartat/").src).not.toBe(src);
  await cp("artwork/lungor.svg", path.join(root, "artwork/hjarta.svg"));
  expect((await make({ "/hjartat/": page })).of("/hjartat/").src).not.toBe(src);
});

test("what no page shows any more leaves the cache", async () => {
  await make({ "/hjartat/": page, "/b/": { ...page, title: "Borttagen" } });
  expect(await cached()).toHaveLength(3);
  await make({ "/hjartat/": page });
  expect(await cached()).toHaveLength(2);
});

test("a page with nothing of its own is shared with the picture of the whole site", async () => {
  const { of, usual } = await make({});
  expect(of("/sok/")).toEqual(usual);
  expect((await stat(path.join(root, "public", usual.src))).size).toBeGreaterThan(1000);
});

test("a build draws what it has time for, what was changed last first; the next one draws on", async () => {
  const pages = {
    "/gammal/": { ...page, title: "Gammal" },
    "/ny/": { ...page, title: "Ny", updatedAt: "2026-03-04T05:06:07.000Z" },
  };
  // One is that of the whole site.
  const { usual, of } = await make(pages, 2);
  expect(of("/ny/")).not.toEqual(usual);
  expect(of("/gammal/")).toEqual(usual);
  const next = await make(pages, 2);
  expect(next.of("/gammal/")).not.toEqual(usual);
});

test("artwork that is not there is named to the editor", async () => {
  await expect(make({ "/x/": { ...page, artwork: "borttagen" } })).rejects.toThrow("Bilden ”borttagen” finns inte");
});
