import type { Browser, Page } from "playwright";
import { openLine } from "../testing/line.ts";

type Options = { site: string; save: (page: Page, name: string) => Promise<void> };

const looks = [
  { name: "360", width: 360, colorScheme: "light" },
  { name: "1440", width: 1440, colorScheme: "light" },
] as const;

const isInCharge = () => navigator.serviceWorker.controller?.state === "activated";

/** The pages that stand in for the one that was asked for: not found, our fault, and no network. */
export const takeStatusPictures = async (browser: Browser, { site, save }: Options): Promise<void> => {
  for (const { name, width, colorScheme } of looks) {
    const line = await openLine(site);
    const options = { viewport: { width, height: 900 }, colorScheme, locale: "sv-SE" };
    const context = await browser.newContext({ ...options, reducedMotion: "reduce" });
    const page = await context.newPage();
    await page.goto(line.url);
    await page.getByRole("button", { name: "Bara nödvändiga" }).click();
    await page.waitForFunction(isInCharge);
    await page.goto(`${line.url}/finns-inte/`);
    await save(page, `not-found-${name}`);
    await page.goto(`${line.url}/500.html`);
    await save(page, `server-error-${name}`);
    line.cut();
    await page.goto(`${line.url}/forskning/sok-anslag/`);
    await save(page, `offline-${name}`);
    await context.close();
    await line.close();
  }
};
