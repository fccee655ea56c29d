import type { Page } from "playwright/test";

/** Counts what moves by itself on each page visited from now on. Gives how much it was on the page that is shown. */
export async function watchShifts(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts = { total: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.total += (entry as PerformanceEntry & { value: number }).value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total);
}

/**
 * What moves by itself on every page that is walked from now on, on a device that takes its time: how much, and what it was.
 * What a press has brought within half a second is no part of it.
 */
export async function watchOwnShifts(page: Page): Promise<() => { total: number; moved: string[] }> {
  const shifts = { total: 0, moved: [] as string[] };
  await page.exposeBinding("ownShift", (_source, value: number, moved: string) => {
    shifts.total += value;
    shifts.moved.push(moved);
  });
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
    const tell = (window as unknown as { ownShift: (value: number, moved: string) => void }).ownShift;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const words = sources.map(({ node }) => node?.textContent?.slice(0, 40) ?? "").join(" | ");
        if (!hadRecentInput) tell(value, `${document.title}: ${value.toFixed(4)}, ${words}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  return () => shifts;
}
