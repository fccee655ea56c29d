import type { Page } from "playwright/test";

/** What can be read or pressed and reaches beyond the screen's right edge, and is not in a row that can be pushed. */
export const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isPushed = (element: Element | null): boolean =>
      element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || isPushed(element.parentElement));
    return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, label, input, select, button, a)")]
      .filter((element) => {
        const { width, right } = element.getBoundingClientRect();
        return width > 0 && right > document.documentElement.clientWidth + 1 && !isPushed(element);
      })
      .map((element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`);
  });
