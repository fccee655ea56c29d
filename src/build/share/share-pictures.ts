import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { renderAsync, Resvg, type ResvgRenderOptions } from "@resvg/resvg-js";
import sharp from "sharp";
import type { Artwork, ContentPage } from "@hjarta-lunga/contract/schemas/published-content.ts";
import type { SharePicture } from "../../lib/shown-content.ts";
import { keyOf, nameOf, type ReadArtwork } from "../artwork.ts";
import { escapeXml } from "../escape-xml.ts";
import { limitConcurrency } from "../limit-concurrency.ts";
import { fallbackArtwork, sceneOf, type Scene } from "./scenes.ts";
import { shareSize, shareSvg } from "./share-svg.ts";
import type { Measure } from "./title-lines.ts";

/** A picture takes 50 ms. Pages changed last come first; the rest show the site's picture until a later build. */
const mostDrawnByABuild = 200;
const drawnSideBySide = 2;

type Wanted = { title: string; artwork: Artwork; mood: ContentPage["mood"]; updatedAt: string };
type Drawn = { href: string; hash: string; shape: { width: number; height: number } };
type Drawing = { file: string; alt: string; svg: () => string };

type Options = { readArtwork: ReadArtwork; mostDrawn?: number };

export function createSharePictures(
  organisationName: string,
  projectRoot: string,
  { readArtwork, mostDrawn = mostDrawnByABuild }: Options,
) {
  const cache = path.join(projectRoot, ".cache", "share-pictures");
  const target = path.join(projectRoot, "public", "static");
  const artworks = new Map<string, Promise<Drawn>>();
  const measure = createMeasure();
  const limited = limitConcurrency(drawnSideBySide);

  async function prepareArtwork(name: Artwork): Promise<Drawn> {
    const { content, type, ...shape } = await readArtwork(name);
    return {
      href: `data:${type};base64,${content.toString("base64")}`,
      hash: createHash("sha256").update(content).digest("hex"),
      shape,
    };
  }

  function artworkOf(name: Artwork): Promise<Drawn> {
    const known = artworks.get(keyOf(name)) ?? prepareArtwork(name);
    artworks.set(keyOf(name), known);
    return known;
  }

  async function plan({ title, artwork, mood }: Omit<Wanted, "updatedAt">): Promise<Drawing> {
    const { href, hash, shape } = await artworkOf(artwork);
    const scene: Scene = sceneOf(nameOf(artwork), mood, shape);
    const svg = (picture: string) => shareSvg({ title, name: organisationName }, scene, picture, measure);
    const name = createHash("sha256").update(svg(hash)).digest("hex").slice(0, 20);
    const alt = title === organisationName ? title : `${title} – ${organisationName}`;
    return { file: `dela-${name}.png`, alt, svg: () => svg(href) };
  }

  async function draw({ file, svg }: Drawing): Promise<void> {
    const { pixels, width, height } = await renderAsync(svg(), lettering);
    const raw = { width, height, channels: 4 } as const;
    // Flat colours: PNG is smaller than JPEG.
    const png = await sharp(pixels, { raw }).removeAlpha().png({ compressionLevel: 6 }).toBuffer();
    await writeFile(path.join(cache, file), png);
  }

  async function putInPlace(used: Set<string>, cached: Set<string>): Promise<void> {
    await Promise.all([...used].map((file) => copyFile(path.join(cache, file), path.join(target, file))));
    await Promise.all([...cached].filter((file) => !used.has(file)).map((file) => rm(path.join(cache, file))));
  }

  async function make(pages: ReadonlyMap<string, Wanted>) {
    await mkdir(cache, { recursive: true });
    await mkdir(target, { recursive: true });
    const cached = new Set(await readdir(cache));

    const usual = await plan({ title: organisationName, artwork: fallbackArtwork.day, mood: "day" });
    const latestFirst = [...pages].toSorted(([, a], [, b]) => b.updatedAt.localeCompare(a.updatedAt));
    const drawings = new Map<string, Drawing>();
    const fresh = new Map<string, Drawing>(cached.has(usual.file) ? [] : [[usual.file, usual]]);
    for (const [pagePath, chosen] of latestFirst) {
      const drawing = await plan(chosen);
      if (!cached.has(drawing.file) && !fresh.has(drawing.file) && fresh.size >= mostDrawn) continue;
      if (!cached.has(drawing.file)) fresh.set(drawing.file, drawing);
      drawings.set(pagePath, drawing);
    }

    const used = new Set([usual, ...drawings.values()].map(({ file }) => file));
    const drawing = [...fresh.values()].map((each) => limited(() => draw(each)));
    const drawn = Promise.all(drawing).then(() => putInPlace(used, cached));
    const shown = ({ file, alt }: Drawing): SharePicture => ({ src: `/static/${file}`, ...shareSize, alt });
    return { usual: shown(usual), of: (pagePath: string) => shown(drawings.get(pagePath) ?? usual), drawn };
  }

  return { make };
}

const lettering: ResvgRenderOptions = {
  font: {
    loadSystemFonts: false,
    fontFiles: [path.resolve("node_modules/@expo-google-fonts/besley/700Bold/Besley_700Bold.ttf")],
    defaultFontFamily: "Besley",
  },
};

/** Measured between two bars, to include the side bearings. Kerning makes the text a little narrower. */
function createMeasure(): Measure {
  const widths = new Map<string, number>();
  const size = 100;
  const inked = (text: string) => {
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="300"><text xml:space="preserve" x="50" y="200" font-family="Besley" font-weight="700" font-size="${size}">|${escapeXml(text)}|</text></svg>`;
    return (new Resvg(svg, lettering).getBBox()?.width ?? 0) / size;
  };
  const sides = inked("");
  const widthOf = (letter: string) => {
    const known = widths.get(letter) ?? inked(letter) - sides;
    widths.set(letter, known);
    return known;
  };
  return (text) => Array.from(text).reduce((sum, letter) => sum + widthOf(letter), 0);
}
