import { join } from "node:path";
import { withBrowser } from "./bench/lib/chromium.ts";
import { isWithin, showBar, showValue } from "./bench/lib/figure.ts";
import { measureFirstLoad, scriptFigure } from "./bench/lib/first-load.ts";
import { measureStartPage } from "./bench/lib/html-size.ts";
import { comesLater, comesLaterOn, findTooEarly } from "./bench/lib/late-sources.ts";
import { scriptKilobytes } from "./bench/lib/budgets.ts";
import type { WeighedPath } from "./bench/lib/budgets.ts";
import { requireBrowser } from "./lib/browser.ts";
import { runMain } from "./lib/failure.ts";
import { say } from "./lib/progress.ts";
import { root } from "./lib/settings.ts";

const siteUrl = process.env.SITE_URL ?? "http://localhost:8000";

/** Of the site at SITE_URL as it was just built: `npm test` stops at them. */
await runMain(async () => {
  const figures = [await measureStartPage(siteUrl)];
  const faults: string[] = [];
  await withBrowser(requireBrowser(), async (browser) => {
    for (const path of Object.keys(scriptKilobytes) as WeighedPath[]) {
      const load = await measureFirstLoad(browser, siteUrl + path);
      figures.push(scriptFigure(path, load));
      const scripts = load.beforeIdle.map((script) => script.path);
      for (const fault of findTooEarly(join(root, "public"), scripts, comesLaterOn(path)))
        faults.push(`${path}: ${fault}`);
    }
  });
  for (const figure of figures) {
    const ok = isWithin(figure) === true;
    const measured = showValue(figure.measured, figure.unit);
    say(`  ${ok ? "ok   " : "OVER "} ${figure.what}: ${measured}, ${showBar(figure)}`);
    if (!ok) process.exitCode = 1;
  }
  for (const fault of faults) say(`  EARLY ${fault}`);
  if (faults.length > 0) process.exitCode = 1;
  else say(`  ok    not among it: ${comesLater.map(({ name }) => name).join(", ")}`);
});
