import type { Browser, Page } from "playwright";
import { openLine } from "../../testing/line.ts";
import { step } from "../../lib/progress.ts";
import { withBrowser } from "../lib/chromium.ts";
import type { Figure } from "../lib/figure.ts";
import { paths } from "../lib/budgets.ts";
import { median } from "../lib/numbers.ts";
import type { Part } from "../lib/part.ts";

const rounds = 7;
const phone = { width: 412, height: 823 };
/** Wide enough for the menu to stand in view, so that its pages are fetched ahead. */
const computer = { width: 1280, height: 900 };
const listed = (times: number[], each = "rounds") => `the ${each}: ${times.map((time) => Math.round(time)).join(", ")}`;

/** From a press on a link to its page's heading on the screen, as the browser's own clock has it. */
const pressAndSee = (page: Page, to: string): Promise<number> =>
  page.evaluate(async (url) => {
    const link = document.querySelector<HTMLAnchorElement>(`a[href="${url}"]`);
    const before = document.querySelector("h1")?.textContent;
    const from = performance.now();
    link?.click();
    while (document.querySelector("h1")?.textContent === before) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - from;
  }, to);

/** From the start of a whole page load to its first words on the screen. */
const openAndSee = async (page: Page, url: string): Promise<number> => {
  await page.goto(url, { waitUntil: "load" });
  return page.evaluate(async () => {
    const paint = () => performance.getEntriesByName("first-contentful-paint")[0]?.startTime;
    for (;;) {
      const at = paint();
      if (at !== undefined) return at;
      await new Promise(requestAnimationFrame);
    }
  });
};

/** Turn by turn, each time with a page of its own, so that what else the machine does falls on both. */
const click = async (browser: Browser, siteUrl: string): Promise<Figure> => {
  const [prefetched, whole]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: computer, serviceWorkers: "block" });
    const page = await context.newPage();
    const isThere = page.waitForResponse((response) => response.url().includes(`/page-data${paths.content}`));
    await page.goto(siteUrl + paths.reading, { waitUntil: "load" });
    await (await isThere).finished();
    await page.waitForLoadState("networkidle");
    prefetched.push(await pressAndSee(page, paths.content));
    whole.push(await openAndSee(page, siteUrl + paths.content));
    await context.close();
  }
  return {
    what: "From a press to the content of a page fetched ahead, beside loading it whole",
    unit: "ms",
    measured: median(prefetched),
    baseline: median(whole),
    bar: { timesBaseline: 1 },
    notes: [listed(prefetched), `whole, ${listed(whole)}`],
  };
};

const withoutNetwork = async (browser: Browser, siteUrl: string): Promise<Figure> => {
  const [offline, online]: [number[], number[]] = [[], []];
  const line = await openLine(siteUrl);
  try {
    const context = await browser.newContext({ viewport: phone });
    const page = await context.newPage();
    await page.goto(line.url + paths.content, { waitUntil: "load" });
    const kept = async (url: string) => (await caches.match(url)) !== undefined;
    while (!(await page.evaluate(kept, paths.content))) await page.waitForTimeout(100);
    for (let round = 0; round < rounds; round++) {
      online.push(await openAndSee(page, line.url + paths.content));
      line.cut();
      offline.push(await openAndSee(page, line.url + paths.content));
      line.mend();
    }
    await context.close();
  } finally {
    await line.close();
  }
  return {
    what: "Opening a visited page without a network, to its first words, beside with one",
    unit: "ms",
    measured: median(offline),
    baseline: median(online),
    bar: { timesBaseline: 1.5 },
    notes: [listed(offline), `with a network, ${listed(online)}`],
  };
};

/** Two thousand projects are looked through at each letter. */
const letters = async (browser: Browser, siteUrl: string): Promise<Figure> => {
  const context = await browser.newContext({ viewport: phone, serviceWorkers: "block" });
  const page = await context.newPage();
  await page.goto(siteUrl + paths.research, { waitUntil: "load" });
  const isWhole = () => page.getByText("hämtad från forskningsportalen nyss").isVisible();
  // The list is fetched when a hand is on the page.
  for (let x = 0; !(await isWhole()); x++) await page.mouse.move(x % 300, 300);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 6 });
  await page.evaluate(() => {
    // A letter is pressed and let go: what it leads to may hold up the second.
    const times = new Map<number, number>();
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId > 0) times.set(interactionId, Math.max(duration, times.get(interactionId) ?? 0));
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
    Object.assign(window, { times });
  });
  await page.getByRole("searchbox", { name: "Sök" }).pressSequentially("hjartsvikt registerdata", { delay: 150 });
  await page.getByRole("heading", { name: /^Projekt 1–/ }).waitFor();
  const times = await page.evaluate(() => [...(window as unknown as { times: Map<number, number> }).times.values()]);
  await context.close();
  return {
    what: "The answer to a letter in the research list, drawn on a phone six times slower",
    unit: "ms",
    measured: median(times),
    bar: { atMost: 200 },
    notes: [listed(times, "letters")],
  };
};

export const visit: Part = {
  name: "visit",
  about: "from a press to content, opening a page without a network, and the answer to a letter",
  run: async (context) => {
    const { siteUrl } = await context.stack();
    return step("Pages fetched ahead and kept", () =>
      withBrowser(context.browser, async (browser) => [
        await click(browser, siteUrl),
        await withoutNetwork(browser, siteUrl),
        await letters(browser, siteUrl),
      ]),
    );
  },
};
