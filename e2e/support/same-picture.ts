import type { Locator, Page } from "playwright/test";
import sharp from "sharp";

/** What is seen of an image, as points. The browser takes a second to draw a tab that lies behind another. */
const pointsOf = async (image: Locator) => {
  await image.page().bringToFront();
  return sharp(await image.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer();
};

/** A drawing by itself, drawn by the same browser. */
export async function drawnAlone(drawing: Buffer, size: { width: number; height: number }, bare: Page) {
  const src = `data:image/svg+xml;base64,${drawing.toString("base64")}`;
  await bare.setContent(
    `<style>body{margin:0}img{display:block}</style><img src="${src}" width="${size.width}" height="${size.height}">`,
  );
  const image = bare.locator("img");
  await image.evaluate((loading: HTMLImageElement) => loading.decode());
  return pointsOf(image);
}

/** In how many of its points an image differs from the drawing alone. One in another size differs in all. */
export async function pointsThatDiffer(shown: Locator, wanted: Buffer): Promise<number> {
  const seen = await pointsOf(shown);
  if (seen.length !== wanted.length) return Infinity;
  // The edge of a shape may fall half a point otherwise.
  return seen.filter((value, place) => Math.abs(value - (wanted[place] ?? 0)) > 16).length;
}
