import { setTimeout as delay } from "node:timers/promises";
import { gzipSync, brotliCompressSync, constants } from "node:zlib";
import type { Browser, Page, Request } from "playwright";
import { callWell } from "../../lib/call-json.ts";
import type { Figure } from "./figure.ts";
import { scriptKilobytes, paths, startPageHtmlKilobytes, type WeighedPath } from "./budgets.ts";
import { phone } from "./chromium.ts";
import { kilobytes } from "./numbers.ts";

export type LoadedScript = { path: string; gzipBytes: number };
export type FirstLoad = { beforeIdle: LoadedScript[]; afterIdle: LoadedScript[] };

const quietMs = 700;
const longestMs = 20_000;

/** Speculative fetches for pages to come are of another type. */
const watchScripts = (page: Page, origin: string) => {
  const scripts = new Set<string>();
  const underWay = new Set<Request>();
  let lastChangeAt = performance.now();
  const changed = () => (lastChangeAt = performance.now());
  page.on("request", (request) => {
    underWay.add(request);
    changed();
  });
  const ended = (request: Request) => {
    underWay.delete(request);
    changed();
  };
  page.on("requestfailed", ended);
  page.on("requestfinished", (request) => {
    if (request.resourceType() === "script" && request.url().startsWith(`${origin}/`)) scripts.add(request.url());
    ended(request);
  });
  const quiet = async () => {
    changed();
    const until = performance.now() + longestMs;
    while (underWay.size > 0 || performance.now() - lastChangeAt < quietMs) {
      if (performance.now() > until) throw new Error(`The page still fetches after ${longestMs / 1000} s.`);
      await delay(50);
    }
  };
  return { urls: () => [...scripts], quiet };
};

type Held = { releaseIdle: () => void };

/** So that "before idle" does not depend on how busy the machine is. */
const holdIdleWork = async (page: Page): Promise<() => Promise<void>> => {
  await page.addInitScript(() => {
    const held: IdleRequestCallback[] = [];
    let resting = false;
    const run = (work: IdleRequestCallback) =>
      window.setTimeout(() => work({ didTimeout: false, timeRemaining: () => 50 }), 0);
    const releaseIdle = () => {
      resting = true;
      held.splice(0).forEach(run);
    };
    window.requestIdleCallback = (work) => (resting ? run(work) : held.push(work));
    Object.assign(window, { releaseIdle } satisfies Held);
  });
  return () => page.evaluate(() => (window as unknown as Held).releaseIdle());
};

const weigh = async (url: string): Promise<LoadedScript> => {
  const response = await callWell(url);
  const content = Buffer.from(await response.arrayBuffer());
  return { path: new URL(url).pathname, gzipBytes: gzipSync(content, { level: 9 }).length };
};

export const measureFirstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  await using context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  const release = await holdIdleWork(page);
  const seen = watchScripts(page, new URL(url).origin);
  const response = await page.goto(url, { waitUntil: "load" });
  if (response?.ok() !== true) throw new Error(`${url} answered ${response?.status() ?? "nothing"}.`);
  await seen.quiet();
  const before = seen.urls();
  await release();
  await seen.quiet();
  const after = seen.urls().filter((each) => !before.includes(each));
  return { beforeIdle: await Promise.all(before.map(weigh)), afterIdle: await Promise.all(after.map(weigh)) };
};

export const gzipTotal = (scripts: LoadedScript[]): number =>
  scripts.reduce((total, { gzipBytes }) => total + gzipBytes, 0);

export const scriptFigure = (path: WeighedPath, { beforeIdle }: FirstLoad): Figure => ({
  what: `JavaScript before idle, ${path}, gzip`,
  unit: "kB",
  measured: kilobytes(gzipTotal(beforeIdle)),
  bar: { atMost: scriptKilobytes[path] },
});

export const measureStartPage = async (siteUrl: string): Promise<Figure> => {
  const url = siteUrl + paths.start;
  const response = await callWell(url, { headers: { "accept-encoding": "br" } });
  const isBrotli = response.headers.get("content-encoding") === "br";
  const length = response.headers.get("content-length");
  const html = Buffer.from(await response.arrayBuffer());
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
  };
  return {
    what: "HTML of the start page, styles inside, brotli",
    unit: "kB",
    measured: kilobytes(brotliCompressSync(html, { params }).length),
    bar: { atMost: startPageHtmlKilobytes },
    notes: [isBrotli && length !== null ? `served: ${length} bytes of brotli` : "not served as brotli"],
  };
};
