import { readdirSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "playwright";
import type { Page } from "playwright";
import { isAlikeAtDesk } from "./lib/alike-at-a-desk.ts";
import { takeArticlePictures } from "./lib/article-pictures.ts";
import { loadAllImages } from "./lib/both-looks.ts";
import { provideBrowser } from "./lib/browser.ts";
import { takeCandlePictures } from "./lib/candle-pictures.ts";
import { takeDocumentPictures } from "./lib/document-pictures.ts";
import { takeGiftPictures } from "./lib/gift-pictures.ts";
import { takeGreetingPictures } from "./lib/greeting-pictures.ts";
import { takeMemorialPictures } from "./lib/memorial-pictures.ts";
import { takeMonthlyPictures } from "./lib/monthly-pictures.ts";
import { openPictureFolder } from "./lib/picture-folder.ts";
import { takeResearchPictures } from "./lib/research-pictures.ts";
import { say } from "./lib/progress.ts";
import { takeSearchPictures } from "./lib/search-pictures.ts";
import { root } from "./lib/settings.ts";
import { takeStatusPictures } from "./lib/status-pictures.ts";

/** Pictures of the running site for docs/screenshots. The component page needs `SHOW_COMPONENTS=1 npm start`. */
const pages: { what: string; path: string; looks: string[] }[] = [
  { what: "start", path: "/", looks: ["360", "768", "1440", "1440-dark"] },
  { what: "content", path: "/hjartat/", looks: ["360", "1440"] },
  { what: "dusk", path: "/minnas/", looks: ["360", "1440"] },
  { what: "components", path: "/_components/", looks: ["1440"] },
];
const looks = [
  { name: "360", width: 360, scheme: "light" },
  { name: "768", width: 768, scheme: "light" },
  { name: "1440", width: 1440, scheme: "light" },
  { name: "1440-dark", width: 1440, scheme: "dark" },
] as const;
/** Beyond this a picture is of no use to a reader. */
const tallest = 8000;
/** Of a step or a state, no more than is looked at. */
const tallestState = 1800;

const site = process.env.SITE_URL ?? "http://localhost:8000";
/** `npm run screenshots -- gift`: only that part. */
const only = process.argv[2];
const pictures = openPictureFolder(join(root, "docs/screenshots"));

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
  for (const { what, path } of pages.filter((each) => each.looks.includes(name))) {
    await page.goto(site + path, { waitUntil: "load" });
    await loadAllImages(page);
    const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
    await page.setViewportSize({ width, height });
    say(`  ${await pictures.write(`${what}-${name}`, await page.screenshot(), tallest)}`);
    await page.setViewportSize({ width, height: 900 });
  }
  await context.close();
}

const save = async (page: Page, name: string, tallest = tallestState) => {
  if (isAlikeAtDesk(name)) return;
  await page.waitForTimeout(400);
  const height = Math.min(tallest, await page.evaluate(() => document.documentElement.scrollHeight));
  const size = page.viewportSize() ?? { width: 1440, height: 900 };
  // Beyond the window, not in a taller one: what fills the window keeps its height.
  const clip = { x: 0, y: 0, width: size.width, height };
  say(`  ${await pictures.write(name, await page.screenshot({ fullPage: true, clip }), tallest)}`);
};
const parts = {
  gift: takeGiftPictures,
  memorial: takeMemorialPictures,
  candle: takeCandlePictures,
  greeting: takeGreetingPictures,
  articles: takeArticlePictures,
  documents: takeDocumentPictures,
  monthly: takeMonthlyPictures,
  research: takeResearchPictures,
  search: takeSearchPictures,
  "ways-on": takeStatusPictures,
};
const standins = process.env.STANDINS_URL ?? "http://localhost:8003";
for (const [name, take] of Object.entries(parts)) {
  if (only === undefined || only === name) await take(browser, { site, standins, save });
}
await browser.close();

if (only === undefined) {
  const decisions = join(root, "docs/decisions");
  const texts = [join(root, "README.md"), ...readdirSync(decisions).map((name) => join(decisions, name))];
  for (const file of pictures.prune(texts)) say(`  ${file} is gone: nothing takes or shows it any more`);
}
say(`  ${(pictures.requireSmall() / 1e6).toFixed(1)} MB in docs/screenshots`);
