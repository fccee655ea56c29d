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
      // The foot is the same on every page.
      const end = await page.evaluate(() => document.querySelector("main")?.getBoundingClientRect().bottom ?? Infinity);
      const scrolled = await page.evaluate(() => scrollY);
      await save(page, `${name}-${what}-${width}`, Math.ceil(Math.min(tallest, end + scrolled)));
    });
    await context.close();
  }
};
