import { join } from "node:path";
import type { Browser } from "playwright";
import { withBrowser } from "./bench/lib/chromium.ts";
import { isWithin, showBar, showValue } from "./bench/lib/figure.ts";
import type { Figure } from "./bench/lib/figure.ts";
import { gzipTotal, measureFirstLoad } from "./bench/lib/first-load.ts";
import { measureHtml } from "./bench/lib/html-size.ts";
import { comesLater, comesLaterOn, findTooEarly } from "./bench/lib/late-sources.ts";
import * as limits from "./bench/lib/limits.ts";
import { kilobytes } from "./bench/lib/numbers.ts";
import { requireBrowser } from "./lib/browser.ts";
import { runMain } from "./lib/failure.ts";
import { say } from "./lib/progress.ts";
import { root } from "./lib/settings.ts";

const siteUrl = process.env.SITE_URL ?? "http://localhost:8000";

const startPageHtml = async (): Promise<Figure> => ({
  what: "HTML of the start page, styles inside, brotli",
  unit: "kB",
  measured: kilobytes((await measureHtml(`${siteUrl}${limits.startPage}`)).brotliBytes),
  bar: { atMost: limits.startPageHtmlKilobytes },
});

type FirstLoad = { figure: Figure; tooEarly: string[] };

const pages = [
  { page: limits.readingPage, atMost: limits.contentPageScriptKilobytes },
  { page: limits.contentPage, atMost: limits.contentPageScriptKilobytes },
  { page: limits.giftPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.membershipPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.articlesPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.memorialPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.candlePage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.greetingPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.giftCertificatePage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.giftCardPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.monthlyPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.increasePage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.extraPage, atMost: limits.journeyPageScriptKilobytes },
  { page: limits.sharedCardPage, atMost: limits.contentPageScriptKilobytes },
  { page: limits.sharedGreetingPage, atMost: limits.contentPageScriptKilobytes },
  { page: limits.researchPage, atMost: limits.researchPageScriptKilobytes },
  { page: limits.searchPage, atMost: limits.searchPageScriptKilobytes },
];

/** What the page fetches first: how much, and what has no place in it. */
const firstLoad = async (browser: Browser, page: string, atMost: number): Promise<FirstLoad> => {
  const { beforeIdle } = await measureFirstLoad(browser, `${siteUrl}${page}`);
  const figure: Figure = {
    what: `JavaScript before idle, ${page}, gzip`,
    unit: "kB",
    measured: kilobytes(gzipTotal(beforeIdle)),
    bar: { atMost },
  };
  const paths = beforeIdle.map(({ path }) => path);
  return {
    figure,
    tooEarly: findTooEarly(join(root, "public"), paths, comesLaterOn(page)).map((fault) => `${page}: ${fault}`),
  };
};

/** Sizes that the test stops at, on the site at SITE_URL as it was just built. */
await runMain(async () => {
  const [figures, faults]: [Figure[], string[]] = [[await startPageHtml()], []];
  await withBrowser(requireBrowser(), async (browser) => {
    for (const { page, atMost } of pages) {
      const { figure, tooEarly } = await firstLoad(browser, page, atMost);
      figures.push(figure);
      faults.push(...tooEarly);
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
