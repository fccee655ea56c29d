import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import type { Page } from "playwright";
import { provideBrowser } from "./lib/browser.ts";
import { takeGiftPictures } from "./lib/gift-pictures.ts";
import { takeResearchPictures } from "./lib/research-pictures.ts";
import { say } from "./lib/progress.ts";
import { takeSearchPictures } from "./lib/search-pictures.ts";
import { root } from "./lib/settings.ts";
import { takeWayOnPictures } from "./lib/way-on-pictures.ts";

/** Pictures of the running site for docs/screenshots. The component page needs `SHOW_COMPONENTS=1 npm start`. */
const pages = {
  start: "/",
  content: "/hjartat/",
  dusk: "/minnas/",
  components: "/_components/",
};
const looks = [
  { name: "360", width: 360, scheme: "light" },
  { name: "768", width: 768, scheme: "light" },
  { name: "1440", width: 1440, scheme: "light" },
  { name: "1440-dark", width: 1440, scheme: "dark" },
] as const;
/** Beyond this a picture is of no use to a reader. */
const tallest = 8000;

const site = process.env.SITE_URL ?? "http://localhost:8000";
/** `npm run screenshots -- gift`: only that part. */
const only = process.argv[2];
const folder = join(root, "docs/screenshots");
mkdirSync(folder, { recursive: true });

const browser = await chromium.launch({
  executablePath: await provideBrowser(),
  args: [...(process.getuid?.() === 0 ? ["--no-sandbox"] : []), "--disable-gpu", "--disable-background-networking"],
});
for (const { name, width, scheme } of only === undefined ? looks : []) {
  const context = await browser.newContext({
    viewport: { width, height: 900 },
    colorScheme: scheme,
    reducedMotion: "reduce",
    locale: "sv-SE",
  });
  const page = await context.newPage();
  await page.goto(site);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  for (const [what, address] of Object.entries(pages)) {
    await page.goto(site + address, { waitUntil: "load" });
    // Pictures further down come when they are scrolled to.
    await page.evaluate(() => {
      for (const image of document.querySelectorAll("img")) image.loading = "eager";
    });
    await page.waitForLoadState("networkidle");
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height });
    await page.screenshot({ path: join(folder, `${what}-${name}.png`) });
    await page.setViewportSize({ width, height: 900 });
    say(`  ${what}-${name}.png`);
  }
  await context.close();
}

/** Many, so smaller files, and no more of the page than a step needs. */
const save = async (page: Page, name: string) => {
  await page.waitForTimeout(400);
  const height = Math.min(2400, await page.evaluate(() => document.documentElement.scrollHeight));
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: size.width, height });
  // A page that is taller than its picture is shown from its top, wherever a heading has taken it.
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.screenshot({ path: join(folder, `${name}.jpg`), type: "jpeg", quality: 80 });
  await page.setViewportSize(size);
  say(`  ${name}.jpg`);
};
const parts = {
  gift: takeGiftPictures,
  research: takeResearchPictures,
  search: takeSearchPictures,
  "ways-on": takeWayOnPictures,
};
const standins = process.env.STANDINS_URL ?? "http://localhost:8003";
for (const [name, take] of Object.entries(parts)) {
  if (only === undefined || only === name) await take(browser, { site, standins, save });
}
await browser.close();
