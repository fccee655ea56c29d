import { randomUUID } from "node:crypto";
import { consentVersion, cookies } from "@hjarta-lunga/contract/cookies.ts";
import type { Browser, BrowserContext } from "playwright";
import { step } from "../../lib/progress.ts";
import { launchBrowser, phone } from "../lib/chromium.ts";
import type { Figure } from "../lib/figure.ts";
import { paths } from "../lib/budgets.ts";
import { median, takeTurns } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";

const rounds = 5;
const slowerProcessor = 4;
const bytesPerSecond = 1_600_000 / 8;
/** As Lighthouse has it for such a line. */
const latencyMs = 150;
const atRestAfterMs = 5000;

type Moment = "before script is there" | "hydrated";
type Pressed = { heardMs: number; nextStepMs: number };

const device = { viewport: phone, isMobile: true, hasTouch: true, serviceWorkers: "block" } as const;

const slowPage = async (context: BrowserContext) => {
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: latencyMs,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  await line.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
  return page;
};

/** By the browser's own clock: from the finger to the next frame, and to what has come in the place of the button. */
const watchPress = () => {
  const seen: Partial<Pressed> = {};
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) if (name === "click") seen.heardMs = duration;
  }).observe({ type: "event", buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
  addEventListener(
    "click",
    ({ isTrusted, timeStamp }) => {
      const look = () => {
        if (document.querySelector("main form [type=submit]:not([hidden])") !== null) requestAnimationFrame(look);
        else requestAnimationFrame((now) => (seen.nextStepMs = now - timeStamp));
      };
      if (isTrusted) look();
    },
    { capture: true, once: true },
  );
};

const press = async (browser: Browser, siteUrl: string, moment: Moment): Promise<Pressed> => {
  await using context = await browser.newContext(device);
  const page = await slowPage(context);
  await page.addInitScript(watchPress);
  await page.goto(siteUrl + paths.gift, { waitUntil: moment === "hydrated" ? "load" : "commit" });
  await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0);
  if (moment === "hydrated") await page.waitForTimeout(atRestAfterMs);
  await page.locator("main form [type=submit]:not([hidden])").first().tap({ force: true });
  const seen = await page.waitForFunction(() => {
    const { heardMs = 0, nextStepMs } = (window as unknown as { seen: Partial<Pressed> }).seen;
    return nextStepMs !== undefined && { heardMs, nextStepMs };
  });
  return (await seen.jsonValue()) as Pressed;
};

/** The same document goes on to the gift: a page that is loaded anew forgets the press, and is waited for in vain. */
const watchLeaving = (to: string) => {
  const seen: { arrivedMs?: number } = {};
  Object.assign(window, { seen });
  addEventListener(
    "click",
    ({ isTrusted, timeStamp }) => {
      const look = () => {
        if (location.pathname !== to || document.querySelector("main .pay") === null) requestAnimationFrame(look);
        else requestAnimationFrame((now) => (seen.arrivedMs = now - timeStamp));
      };
      if (isTrusted) look();
    },
    { capture: true, once: true },
  );
};

const pressAtStart = async (browser: Browser, siteUrl: string): Promise<number> => {
  await using context = await browser.newContext(device);
  const page = await slowPage(context);
  const answered = { id: randomUUID(), version: consentVersion, statistics: false, marketing: false, at: new Date() };
  // The question about them lies over the button.
  await context.addCookies([
    { name: cookies.consent, value: encodeURIComponent(JSON.stringify(answered)), url: siteUrl },
  ]);
  await page.addInitScript(watchLeaving, paths.gift);
  await page.goto(siteUrl + paths.start, { waitUntil: "load" });
  await page.waitForTimeout(atRestAfterMs);
  await page.locator("main form [type=submit]:not([hidden])").first().tap({ force: true });
  const seen = await page.waitForFunction(() => (window as unknown as { seen: { arrivedMs?: number } }).seen.arrivedMs);
  return (await seen.jsonValue()) ?? 0;
};

const listed = (times: number[]) => [`the rounds: ${times.map((time) => Math.round(time)).join(", ")}`];

const figuresOf = (moment: Moment, presses: Pressed[], atMostMs: number | undefined): Figure[] => {
  const [heard, next] = [presses.map(({ heardMs }) => heardMs), presses.map(({ nextStepMs }) => nextStepMs)];
  return [
    {
      what: `A press on the gift page, ${moment}, to what shows that it was heard`,
      unit: "ms",
      measured: median(heard),
      bar: { atMost: 100 },
      notes: listed(heard),
    },
    {
      what: `A press on the gift page, ${moment}, to the next step`,
      unit: "ms",
      measured: median(next),
      ...(atMostMs !== undefined && { bar: { atMost: atMostMs } }),
      notes: listed(next),
    },
  ];
};

export const gift = async (context: BenchContext): Promise<Figure[]> => {
  const { siteUrl } = await context.stack();
  await using browser = await launchBrowser(context.browser);
  const { fromStart } = await step("Presses on the start page", () =>
    takeTurns(rounds, { fromStart: () => pressAtStart(browser, siteUrl) }),
  );
  const { early, hydrated } = await step("Presses on the gift page", () =>
    takeTurns(rounds, {
      early: () => press(browser, siteUrl, "before script is there"),
      hydrated: () => press(browser, siteUrl, "hydrated"),
    }),
  );
  const toGift: Figure = {
    what: "A press on the start page to the gift page",
    unit: "ms",
    measured: median(fromStart),
    bar: { atMost: 2000 },
    notes: listed(fromStart),
  };
  return [toGift, ...figuresOf("before script is there", early, undefined), ...figuresOf("hydrated", hydrated, 1500)];
};
