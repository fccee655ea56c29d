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

type Place = { x: number; y: number; width: number; height: number };

/** A drawing by itself, drawn by the same browser in the same place of its window: there its edges fall alike. */
async function drawnAlone(drawing: Buffer, { x, y, width, height }: Place, bare: Page) {
  const src = `data:image/svg+xml;base64,${drawing.toString("base64")}`;
  await bare.setContent(
    `<style>body{margin:${y}px ${x}px}img{display:block}</style><img src="${src}" width="${width}" height="${height}">`,
  );
  const image = bare.locator("img");
  await image.evaluate((loading: HTMLImageElement) => loading.decode());
  return pointsOf(image);
}

/** In how many of its points an image differs from the drawing alone. */
export async function pointsThatDiffer(shown: Locator, drawing: Buffer, bare: Page): Promise<number> {
  const seen = await pointsOf(shown);
  const place = await shown.boundingBox();
  if (place === null) return Infinity;
  const wanted = await drawnAlone(drawing, place, bare);
  if (seen.length !== wanted.length) return Infinity;
  // The edge of a shape may fall half a point otherwise.
  return seen.filter((value, at) => Math.abs(value - (wanted[at] ?? 0)) > 16).length;
}
