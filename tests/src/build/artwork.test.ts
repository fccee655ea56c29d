import { copyFile, mkdir, mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { UploadedArtwork } from "@hjarta-lunga/contract/schemas/published-content.ts";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createArtworkReader } from "#src/build/artwork.ts";
import { createPictureStore } from "#src/build/pictures.ts";
import { createSharePictures } from "#src/build/share/share-pictures.ts";
import { serveLocally, type LocalServer } from "../local-server.ts";

const folder = "/content-api/artworks/file/";
const drawing = await readFile("artwork/jul-24-1.svg");
const photo = await sharp(drawing).jpeg().toBuffer();
let root: string;
let service: LocalServer;
let asked: string[];

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), "hjarta-lunga-artwork-"));
  await mkdir(path.join(root, "artwork"));
  await copyFile("artwork/ang.svg", path.join(root, "artwork/ang.svg"));
  asked = [];
  service = await serveLocally(({ url }, response) => {
    asked.push(url.pathname);
    response.end(url.pathname.endsWith(".svg") ? drawing : photo);
  });
});
afterEach(async () => {
  await service.close();
  await rm(root, { recursive: true });
});

const source = () => ({ url: service.url, readToken: "x" });
const uploaded = (type: UploadedArtwork["type"], ending: string): UploadedArtwork => ({
  ...{ hash: "a".repeat(64), path: `${folder}kort-1${ending}`, type, width: 1600, height: 2133, ground: "#a4182f" },
  files:
    type === "image/svg+xml"
      ? [{ path: `${folder}kort-1.svg`, width: 900 }]
      : [480, 960, 1600].map((width) => ({ path: `${folder}kort-1-${width}.webp`, width })),
});
const svg = uploaded("image/svg+xml", ".svg");
const jpeg = uploaded("image/jpeg", ".jpg");

test("an uploaded SVG stands in the built site under a name that says its content, fetched once", async () => {
  const { showDrawing } = createPictureStore(source(), root);
  const [shown] = await Promise.all([showDrawing(svg, "Ett hjärta."), showDrawing(svg, "")]);
  expect(shown).toMatchObject({ width: 1600, height: 2133, alt: "Ett hjärta." });
  expect(shown.src).toMatch(/^\/static\/kort-a{8}-[0-9a-f]{20}\.svg$/);
  expect(await readFile(path.join(root, "public", shown.src))).toEqual(drawing);
  expect(asked).toEqual([svg.path]);
});

test("an uploaded picture is shown in its widths", async () => {
  const shown = await createPictureStore(source(), root).showDrawing(jpeg, "Ett hjärta.");
  expect(shown).toMatchObject({ width: 1600, height: 2133 });
  expect(shown.srcSet?.split(", ").map((each) => each.split(" ")[1])).toEqual(["480w", "960w", "1600w"]);
});

test.each([svg, jpeg])("a card of $type has its drawing on its share picture", async (artwork) => {
  const readArtwork = createArtworkReader(source(), root);
  const wanted = { title: "Ett kort till dig", artwork, mood: "day" as const, updatedAt: "2026-01-02" };
  const { of, drawn } = await createSharePictures("Hjärta & Lunga", root, { readArtwork }).make(
    new Map([["/d/", wanted]]),
  );
  await drawn;
  const png = await readFile(path.join(root, "public", of("/d/").src));
  const point = { left: 1000, top: 6, width: 1, height: 1 };
  const [red = 0, green = 0] = await sharp(png).extract(point).removeAlpha().raw().toBuffer();
  expect([Math.abs(red - 0xa4) < 5, Math.abs(green - 0x18) < 5]).toEqual([true, true]);
});
