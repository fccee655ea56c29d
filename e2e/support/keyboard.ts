import type { Page } from "playwright/test";
import { expect } from "./site.ts";

type Stop = { name: string; ringed: boolean; seen: boolean };

/** What has focus: its name, whether a ring shows it, and whether it is in view and not covered. */
const focused = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (element === null || element === document.body) return null;
    // A control may lie see-through over the paper that shows its state; then the paper carries the ring.
    const shown = [element, element.closest("label")].filter((each) => each !== null);
    const ringed = shown.some((each) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(each);
      return outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    });
    const box = element.getBoundingClientRect();
    const seen = box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
    return { name: `${element.tagName} ${element.textContent.trim().slice(0, 40)}`, ringed, seen };
  });

/** By Tab from the beginning to the end: every link and button is reached, and the focus is always seen. */
export async function expectKeyboardWalk(page: Page, path: string): Promise<void> {
  await page.evaluate(() => {
    scrollTo(0, 0);
    (document.activeElement as HTMLElement | null)?.blur();
    getSelection()?.removeAllRanges();
  });
  const links = await page.locator("a:visible, button:visible, summary:visible").count();
  const stops: Stop[] = [];
  for (let presses = 0; presses < links + 20; presses += 1) {
    await page.keyboard.press("Tab");
    const stop = await focused(page);
    if (stop === null) break;
    stops.push(stop);
  }
  expect(
    stops.filter(({ ringed, seen }) => !ringed || !seen),
    path,
  ).toEqual([]);
  expect(stops.length, path).toBeGreaterThanOrEqual(links - 2);
}
