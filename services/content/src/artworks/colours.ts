import { documentPapers } from "@hjarta-lunga/contract/colours.ts";
import sharp from "sharp";
import { Refused } from "../calls/refused.ts";

type Colour = readonly [number, number, number];

const width = 90;
const height = 120;
const seconds = 10;
const mostTransparent = 0.005;
const mostAlike = 0.985;
/** Of the lightest tenth to the darkest: our own palest drawing has 2. */
const leastContrast = 1.25;
const leastFromPaper = 1.08;

const hex = (colour: Colour) => `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
const fromHex = (text: string): Colour =>
  [1, 3, 5].map((at) => parseInt(text.slice(at, at + 2), 16)) as unknown as Colour;

/** WCAG's. */
const luminance = (colour: Colour) => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};
const contrast = (one: number, other: number) => (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);

const isNear = (one: Colour, other: Colour) => one.every((part, at) => Math.abs(part - (other[at] ?? 0)) <= 10);

function commonest(colours: readonly Colour[]): Colour {
  const counted = new Map<string, number>();
  for (const colour of colours) counted.set(hex(colour), (counted.get(hex(colour)) ?? 0) + 1);
  const [[first] = ["#000000"]] = [...counted].sort(([, a], [, b]) => b - a);
  return fromHex(first);
}

async function pixelsOf(file: Buffer) {
  const { data } = await sharp(file)
    .timeout({ seconds })
    .resize(width, height, { fit: "fill" })
    .ensureAlpha()
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  return Array.from({ length: width * height }, (_, at) => {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at * 4, at * 4 + 4);
    const onEdge = at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1;
    return { colour: [red, green, blue] as const, alpha, onEdge };
  });
}

/** The colour of its edges. Refuses what would not be seen on a card. */
export async function groundOf(file: Buffer): Promise<string> {
  const pixels = await pixelsOf(file).catch(() => {
    throw new Refused("Teckningen går inte att rita upp. Förenkla den i ritprogrammet och ladda upp den igen.");
  });
  if (pixels.filter(({ alpha }) => alpha < 250).length > mostTransparent * pixels.length)
    throw new Refused(
      "Teckningen har genomskinliga delar. Lägg en färg bakom den, så att den fyller hela kortet, och ladda upp den igen.",
    );
  const colours = pixels.map(({ colour }) => colour);
  const most = commonest(colours);
  const light = colours.map(luminance).sort((a, b) => a - b);
  const tenth = Math.floor(light.length / 10);
  const range = contrast(light[tenth] ?? 0, light.at(-tenth - 1) ?? 0);
  if (colours.filter((colour) => isNear(colour, most)).length > mostAlike * colours.length || range < leastContrast)
    throw new Refused("Teckningen har nästan bara en färg. Den som ser dåligt kan inte urskilja något på kortet.");
  const ground = commonest(pixels.filter(({ onEdge }) => onEdge).map(({ colour }) => colour));
  if (contrast(luminance(ground), luminance(fromHex(documentPapers.card))) < leastFromPaper)
    throw new Refused(
      "Teckningens kant är lika ljus som kortets papper, så att det inte syns var den slutar. Ge den en bakgrund i en annan färg.",
    );
  return hex(ground);
}
