import type { Browser, Page } from "playwright";

export type Options = {
  site: string;
  standins: string;
  save: (page: Page, name: string, tallest?: number) => Promise<void>;
};

export const windowHeight = 900;
const looks = [
  { width: 360, isMobile: true, hasTouch: true },
  { width: 1440, isMobile: false, hasTouch: false },
];

type Picture = (what: string, tallest?: number) => Promise<void>;
type Taken = { name: string; tallest: number };

export const openPage = async (page: Page, url: string): Promise<void> => {
  await page.goto(url);
  await page.locator("html[data-hydrated]").waitFor();
};

/** Pictures further down come when they are scrolled to. */
export const loadAllImages = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    for (const image of document.querySelectorAll("img")) image.loading = "eager";
  });
  await page.waitForLoadState("networkidle");
};

/** A walk on a phone and at a desk, each as somebody who has just come and takes the necessary cookies alone. */
export const inBothLooks = async (
  browser: Browser,
  { site, save }: Options,
  { name, tallest: usual }: Taken,
  walk: (page: Page, picture: Picture) => Promise<void>,
): Promise<void> => {
  for (const { width, isMobile, hasTouch } of looks) {
    const context = await browser.newContext({
      viewport: { width, height: windowHeight },
      isMobile,
      hasTouch,
      reducedMotion: "reduce",
      locale: "sv-SE",
    });
    const page = await context.newPage();
    await page.goto(site);
    await page.getByRole("button", { name: "Bara nödvändiga", exact: true }).click();
    await walk(page, async (what, tallest = usual) => {
      // What follows the reader down the page stands where the picture begins.
      await page.evaluate(() => scrollTo(0, 0));
      // What was pressed last is no longer pointed at.
      await page.mouse.move(0, 0);
      // The foot is the same on every page.
      const end = await page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().bottom ?? Infinity);
      await save(page, `${name}-${what}-${width}`, Math.floor(Math.min(tallest, end)));
    });
    await context.close();
  }
};
