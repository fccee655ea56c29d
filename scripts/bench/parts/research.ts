import type { Browser } from "playwright";
import { step } from "../../lib/progress.ts";
import { launchBrowser, phone } from "../lib/chromium.ts";
import type { Figure } from "../lib/figure.ts";
import { paths } from "../lib/budgets.ts";
import { median } from "../lib/numbers.ts";
import type { BenchContext } from "../lib/part.ts";

/** Two thousand projects are looked through at each letter. */
const letters = async (browser: Browser, siteUrl: string): Promise<Figure> => {
  await using context = await browser.newContext({ viewport: phone, serviceWorkers: "block" });
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
  return {
    what: "The answer to a letter in the research list, drawn on a phone six times slower",
    unit: "ms",
    measured: median(times),
    bar: { atMost: 200 },
    notes: [`the letters: ${times.map((time) => Math.round(time)).join(", ")}`],
  };
};

export const research = async (context: BenchContext): Promise<Figure[]> => {
  const { siteUrl } = await context.stack();
  await using browser = await launchBrowser(context.browser);
  return [await step("Letters in the research list", () => letters(browser, siteUrl))];
};
