import { statSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { chromium } from "playwright";
import { provideBrowser } from "./lib/browser.ts";
import { Failure, runMain } from "./lib/failure.ts";
import { say } from "./lib/progress.ts";

/** Prints an HTML file as a PDF beside it: what a new database begins with is printed by hand and committed. */
await runMain(async () => {
  const [given = ""] = process.argv.slice(2);
  if (!given.endsWith(".html")) throw new Failure("Which one? node scripts/print-document.ts <file.html>");
  const path = resolve(given).replace(/html$/, "pdf");
  // Letters stand where the font says, not at whole pixels of a screen.
  const args = ["--no-sandbox", "--font-render-hinting=none"];
  const browser = await chromium.launch({ executablePath: await provideBrowser(), args });
  const page = await browser.newPage({ colorScheme: "light" });
  await page.goto(pathToFileURL(resolve(given)).href);
  await page.evaluate(() => document.fonts.ready);
  await page.pdf({ path, preferCSSPageSize: true, printBackground: true, tagged: true, outline: true });
  await browser.close();
  say(`  ${path}: ${Math.round(statSync(path).size / 1000)} kB`);
});
