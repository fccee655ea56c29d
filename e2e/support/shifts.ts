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
 * What a press brings is no part of it: the browser counts half a second as such, and the first screen that comes after a press
 * is its answer, however long it takes on a machine at work.
 */
export async function watchOwnShifts(page: Page): Promise<() => { total: number; moved: string[] }> {
  const shifts = { total: 0, moved: [] as string[] };
  await page.exposeBinding("ownShift", (_source, value: number, moved: string) => {
    shifts.total += value;
    shifts.moved.push(moved);
  });
  await page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
    type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(" ");
    const describe = ({ node, previousRect, currentRect }: Source) => {
      const name = node instanceof Element ? `${node.nodeName}.${node.getAttribute("class") ?? ""}` : "text or gone";
      return `${name} ${place(previousRect)} > ${place(currentRect)} ${node?.textContent?.slice(0, 40) ?? ""}`;
    };
    const tell = (window as unknown as { ownShift: (value: number, moved: string) => void }).ownShift;
    let isPressed = false;
    let screen = "";
    const answers: { from: number; until: number }[] = [];
    for (const press of ["pointerdown", "keydown"]) addEventListener(press, () => (isPressed = true), true);
    const lookForAnswer = () => {
      const shown = document.querySelector("main :is(h1, h2)")?.textContent ?? "";
      if (shown === screen) return;
      screen = shown;
      if (!isPressed) return;
      isPressed = false;
      const answer = { from: performance.now() - 50, until: Number.POSITIVE_INFINITY };
      answers.push(answer);
      requestAnimationFrame(() => requestAnimationFrame(() => (answer.until = performance.now())));
    };
    new MutationObserver(lookForAnswer).observe(document, { childList: true, subtree: true, characterData: true });
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, startTime, sources } of list.getEntries() as Shift[]) {
        const isAnswer = answers.some(({ from, until }) => startTime >= from && startTime <= until);
        const words = sources.map(describe).join(" | ");
        if (!hadRecentInput && !isAnswer) tell(value, `${document.title}: ${value.toFixed(4)}, ${words}`);
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send("Emulation.setCPUThrottlingRate", { rate: 2 });
  return () => shifts;
}
