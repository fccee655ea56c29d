import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

/** What is seen of an image, as points. */
const pointsOf = async (image: Locator) =>
  sharp(await image.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();

/** In how many of its points an image differs from the drawing alone, drawn by the same browser in the same size. */
export async function pointsThatDiffer(shown: Locator, drawing: Buffer, bare: Page): Promise<number> {
  const box = await shown.boundingBox();
  if (box === null) return Infinity;
  const src = `data:image/svg+xml;base64,${drawing.toString("base64")}`;
  await bare.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="${src}" width="${box.width}" height="${box.height}">`,
  );
  const alone = bare.locator("img");
  await alone.evaluate((image: HTMLImageElement) => image.decode());
  const [seen, wanted] = await Promise.all([pointsOf(shown), pointsOf(alone)]);
  if (seen.length !== wanted.length) return Infinity;
  // The edge of a shape may fall half a point otherwise.
  return seen.filter((value, place) => Math.abs(value - (wanted[place] ?? 0)) > 16).length;
}
