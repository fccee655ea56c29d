import { setTimeout as delay } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { Browser, CDPSession, Page } from "playwright";
import type { Figure } from "./figure.ts";
import { scriptKilobytes } from "./budgets.ts";
import type { WeighedPath } from "./budgets.ts";
import { kilobytes } from "./numbers.ts";

export type LoadedScript = { path: string; gzipBytes: number };
export type FirstLoad = {
  /** Fetched while the page loaded, before any work that waits for the browser to rest. */
  beforeIdle: LoadedScript[];
  /** Fetched when it rested. */
  afterIdle: LoadedScript[];
};

const quietMs = 700;
const longestMs = 20_000;
const phone = { width: 412, height: 823 };

type Seen = { urls: () => string[]; quiet: () => Promise<void> };

/** What the browser really fetches, as its own protocol tells it. Speculative fetches for pages to come are left out. */
const watchScripts = async (session: CDPSession, origin: string): Promise<Seen> => {
  const scripts = new Set<string>();
  const underWay = new Set<string>();
  const prefetches = new Set<string>();
  let lastChangeAt = performance.now();
  const changed = () => (lastChangeAt = performance.now());
  session.on("Network.requestWillBeSent", ({ requestId, type, request }) => {
    underWay.add(requestId);
    if (type === "Prefetch" || /prefetch/i.test(JSON.stringify(request.headers))) prefetches.add(requestId);
    changed();
  });
  session.on("Network.responseReceived", ({ requestId, response }) => {
    const isScript = response.mimeType.includes("javascript") && new URL(response.url).origin === origin;
    if (isScript && !prefetches.has(requestId)) scripts.add(response.url);
  });
  for (const end of ["Network.loadingFinished", "Network.loadingFailed"] as const) {
    session.on(end, ({ requestId }) => {
      underWay.delete(requestId);
      changed();
    });
  }
  await session.send("Network.enable");
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

/** Work for quiet moments waits until it is let go, so that "before idle" does not depend on how busy the machine is. */
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

/** The served file at its smallest gzip, whatever encoding this browser was given. */
const weigh = async (url: string): Promise<LoadedScript> => {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`);
  const content = Buffer.from(await response.arrayBuffer());
  return { path: new URL(url).pathname, gzipBytes: gzipSync(content, { level: 9 }).length };
};

export const measureFirstLoad = async (browser: Browser, url: string): Promise<FirstLoad> => {
  const context = await browser.newContext({ viewport: phone });
  try {
    const page = await context.newPage();
    const release = await holdIdleWork(page);
    const seen = await watchScripts(await context.newCDPSession(page), new URL(url).origin);
    const response = await page.goto(url, { waitUntil: "load" });
    if (response?.ok() !== true) throw new Error(`${url} answered ${response?.status() ?? "nothing"}.`);
    await seen.quiet();
    const before = seen.urls();
    await release();
    await seen.quiet();
    const after = seen.urls().filter((each) => !before.includes(each));
    return { beforeIdle: await Promise.all(before.map(weigh)), afterIdle: await Promise.all(after.map(weigh)) };
  } finally {
    await context.close();
  }
};

export const gzipTotal = (scripts: LoadedScript[]): number =>
  scripts.reduce((total, { gzipBytes }) => total + gzipBytes, 0);

export const scriptFigure = (path: WeighedPath, { beforeIdle }: FirstLoad): Figure => ({
  what: `JavaScript before idle, ${path}, gzip`,
  unit: "kB",
  measured: kilobytes(gzipTotal(beforeIdle)),
  bar: { atMost: scriptKilobytes[path] },
});
