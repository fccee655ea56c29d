import type { Page } from "playwright/test";
import { setLetters } from "./letters.ts";

/** What can be read or pressed and reaches beyond an edge of the screen, and is not in a row that can be pushed. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPushed = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isPushed(element.parentElement));
    const isOutside = ({ width, left, right }: DOMRect) =>
      width > 1 && (left < -1 || right > document.documentElement.clientWidth + 1);
    return [
      ...document.querySelectorAll(
        ":is(main, [role=dialog]) :is(h1, h2, h3, p, li, dt, dd, b, label, input, select, button, a)",
      ),
    ]
      .filter((element) => {
        const words = document.createRange();
        words.selectNodeContents(element);
        return (
          element.checkVisibility() &&
          !element.matches(".hidden, .hidden *") &&
          [element.getBoundingClientRect(), ...words.getClientRects()].some(isOutside) &&
          !isPushed(element)
        );
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });

/** The same for who reads with letters of twice the size, by the browser's setting and by the page's own. */
export async function cutOffInLargeLetters(page: Page): Promise<string[]> {
  await setLetters(page, 32);
  const bySetting = await cutOff(page);
  await setLetters(page, 16);
  const zoom = (size: string) => page.evaluate((set) => (document.documentElement.style.fontSize = set), size);
  await zoom("200%");
  const byPage = await cutOff(page);
  await zoom("");
  return [...bySetting, ...byPage];
}
