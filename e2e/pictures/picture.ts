import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { test as base } from "playwright/test";
import type { Page } from "playwright/test";
import sharp from "sharp";
import { atPayment, paySwish } from "../support/gift.ts";
import { withChoice } from "../support/site.ts";
import { onThePhone } from "../support/standins.ts";

const folder = join(__dirname, "../../docs/screenshots");
const quality = 46;

export type Given = {
  /** What is below is cut off. */
  tallest: number;
  /** With the site's foot, and what is pointed at or scrolled to as it is. */
  isAsLeft: boolean;
};
/** Taken as `<name>-<project>.webp`. */
type Picture = (name: string, tallest?: number) => Promise<void>;

/** As small as a reader can bear, for everyone who clones the project carries them. */
export const writePicture = async (page: Page, name: string, height: number): Promise<void> => {
  // Beyond the window, not in a taller one: what fills the window keeps its height.
  const clip = { x: 0, y: 0, width: page.viewportSize()?.width ?? 0, height };
  await keepPicture(await page.screenshot({ fullPage: true, clip }), name);
};

export const keepPicture = async (png: Buffer, name: string): Promise<void> => {
  await mkdir(folder, { recursive: true });
  await sharp(png)
    .webp({ quality, effort: 6 })
    .toFile(join(folder, `${name}.webp`));
  process.stdout.write(`  ${name}.webp\n`);
};

/** Of a visitor who has just come and has taken the necessary cookies alone. */
export const test = base.extend<Given & { picture: Picture; phonePicture: Picture }>({
  tallest: [1400, { option: true }],
  isAsLeft: [false, { option: true }],
  context: async ({ context, baseURL }, use) => {
    await withChoice(context, baseURL ?? "", false);
    await use(context);
  },
  picture: async ({ page, tallest: usual, isAsLeft }, use, { project }) =>
    use(async (name, tallest = usual) => {
      if (!isAsLeft) {
        // What follows the reader down the page stands where the picture begins.
        await page.evaluate(() => scrollTo(0, 0));
        // What was pressed last is no longer pointed at.
        await page.mouse.move(0, 0);
      }
      // A picture, not a test: nothing tells when all has faded in.
      await page.waitForTimeout(400);
      // The foot is the same on every page.
      const end = await page.evaluate((withFoot) => {
        const whole = document.documentElement.scrollHeight;
        const main = document.querySelector("main")?.getBoundingClientRect().bottom ?? whole;
        return withFoot ? whole : Math.min(main, whole);
      }, isAsLeft);
      await writePicture(page, `${name}-${project.name}`, Math.floor(Math.min(tallest, end)));
    }),
  /** At a desk it looks like another one of its set. */
  phonePicture: async ({ picture }, use, { project }) =>
    use(async (name, tallest) => {
      if (project.name === "360") await picture(name, tallest);
    }),
});

export const press = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("button", { name, exact: true }).click();
export const see = (page: Page, name: string | RegExp): Promise<void> =>
  page.getByRole("heading", { name }).first().waitFor();

/** What is to be mended, above the fields of a form. */
export const seeErrors = (page: Page): Promise<void> => page.getByRole("group", { name: /att rätta$/ }).waitFor();

/** Pictures further down come when they are scrolled to. */
export const loadAllImages = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
};

/** The order that stands to be paid. */
export const orderToPay = async (page: Page): Promise<string> => {
  await atPayment(page);
  return page.evaluate(() => (history.state as { order: string }).order);
};

export const payBySwish = async (page: Page): Promise<void> => onThePhone({ token: await paySwish(page) }, "approve");
