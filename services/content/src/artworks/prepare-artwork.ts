import { createHash } from "node:crypto";
import { artworkEndings, artworkSize, type ArtworkType, mostArtworkBytes } from "@hjarta-lunga/contract/artworks.ts";
import sharp from "sharp";
import { Refused } from "../calls/refused.ts";
import { cleanSvg } from "./clean-svg.ts";
import { groundOf } from "./colours.ts";

const mostSvgKilobytes = 500;
const leastWidth = 1600;
/** Against decompression bombs. */
const mostPixels = 50_000_000;
const qualities = [88, 76, 62];
/** A pixel or two are lost when a drawing is exported. */
const mostAskew = 0.01;

export type PreparedArtwork = {
  data: Buffer;
  mimetype: ArtworkType;
  name: string;
  hash: string;
  ground: string;
  width: number;
  height: number;
};

const kilobytes = (bytes: number) => Math.ceil(bytes / 1000);

function requireShape(width: number, height: number): void {
  if (Math.abs((width / height) * (artworkSize.height / artworkSize.width) - 1) <= mostAskew) return;
  const shown = [width, height].map((side) => Math.round(side)).join(" × ");
  throw new Refused(
    `Teckningen är ${shown}. Ett kort är tre delar brett och fyra högt, till exempel 900 × 1200 eller 1800 × 2400.`,
  );
}

async function prepare(data: Buffer, mimetype: ArtworkType): Promise<PreparedArtwork> {
  const hash = createHash("sha256").update(data).digest("hex");
  const ground = await groundOf(data);
  const { width, height } = mimetype === "image/jpeg" ? await sharp(data).metadata() : artworkSize;
  return { data, mimetype, name: `kort-${hash.slice(0, 20)}${artworkEndings[mimetype]}`, hash, ground, width, height };
}

async function prepareSvg(file: Buffer): Promise<PreparedArtwork> {
  if (file.length > mostSvgKilobytes * 1000)
    throw new Refused(
      `Teckningen är ${kilobytes(file.length)} kB. En SVG får vara högst ${mostSvgKilobytes} kB: förenkla den, eller spara den som PNG.`,
    );
  const { svg, width, height } = cleanSvg(file);
  requireShape(width, height);
  return prepare(Buffer.from(svg), "image/svg+xml");
}

const formats = new Set(["jpeg", "png", "webp"]);

async function preparePicture(file: Buffer): Promise<PreparedArtwork> {
  const given = await sharp(file, { limitInputPixels: mostPixels })
    .metadata()
    .catch(() => undefined);
  if (given === undefined || !formats.has(given.format))
    throw new Refused("Filen är ingen teckning som går att använda. Välj en SVG, PNG, WebP eller JPEG.");
  const { width, height } = given.autoOrient;
  requireShape(width, height);
  if (width < leastWidth)
    throw new Refused(
      `Teckningen är ${width} bildpunkter bred. Den behöver vara minst ${leastWidth}, för att bli skarp också på papper.`,
    );
  await groundOf(file);
  const resized = sharp(file, { limitInputPixels: mostPixels }).autoOrient().resize({ width: leastWidth });
  for (const quality of qualities) {
    const data = await resized.clone().jpeg({ quality, chromaSubsampling: "4:4:4", mozjpeg: true }).toBuffer();
    if (data.length <= mostArtworkBytes) return prepare(data, "image/jpeg");
  }
  throw new Refused("Teckningen är för detaljrik för ett kort. Spara den med färre detaljer och ladda upp den igen.");
}

const looksLikeSvg = (file: Buffer) => /^\uFEFF?\s*<(?:\?xml|!--|!DOCTYPE|svg)/i.test(file.toString("utf8", 0, 200));

/** Checks what was uploaded, and makes the file that is kept of it. */
export const prepareArtwork = (file: Buffer): Promise<PreparedArtwork> =>
  looksLikeSvg(file) ? prepareSvg(file) : preparePicture(file);
