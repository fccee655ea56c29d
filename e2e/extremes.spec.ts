import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { orderMemorialSheet } from "@hjarta-lunga/contract/routes.ts";
import { setLetters } from "./support/letters.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

const widths = [320, 360, 768, 1024, 1440];
const components = "/_components/";

test("blocks with far too much in them cut no text and push nothing out of the page", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const answer = await page.goto(components);
    expect(answer?.status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Elva kort" }).first()).toBeAttached();
    const faults = await page.evaluate(() => {
      const scrolls = (element: Element | null): boolean =>
        element !== null && (/auto|scroll/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
      const named = (element: Element) => `${element.tagName} ${element.textContent.trim().slice(0, 40)}`;
      const text = [...document.querySelectorAll("main :is(h1, h2, h3, p, li, a, b, small, figcaption, blockquote)")];
      const outside = text.filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return (
          !scrolls(element) &&
          [...range.getClientRects()].some(({ left, right }) => left < -1 || right > innerWidth + 1)
        );
      });
      return [
        ...(document.documentElement.scrollWidth > innerWidth ? ["the page scrolls sideways"] : []),
        ...outside.map((element) => `outside: ${named(element)}`),
      ];
    });
    expect(faults, `${width} px`).toEqual([]);
  }
});

test("no two texts of a block lie on each other, however long they are", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(components);
    const collisions = await page.evaluate(() => {
      const faults: string[] = [];
      for (const block of document.querySelectorAll("main section, main header")) {
        const texts = [...block.querySelectorAll("h1, h2, h3, p, li > a, b, figcaption, summary, .actions > a")]
          .filter((element) => element.checkVisibility())
          .map((element) => ({ element, box: element.getBoundingClientRect() }));
        for (const [index, one] of texts.entries()) {
          for (const other of texts.slice(index + 1)) {
            if (one.element.contains(other.element) || other.element.contains(one.element)) continue;
            const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
            const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
            // Headings are set so tight that their boxes may touch.
            if (across > 4 && down > 4)
              faults.push(`${one.element.textContent} / ${other.element.textContent}`.slice(0, 90));
          }
        }
      }
      return faults;
    });
    expect(collisions, `${width} px`).toEqual([]);
  }
});

test("with letters of twice the size, no journey and no page of an order has to be pushed sideways", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 320, height: 640 });
  const unknown = "0000000000ZZZZZZZZZZ";
  const journeys = Object.values(orderKinds).flatMap(({ path }) => [path, `${path}?${queryKeys.order}=${unknown}`]);
  for (const path of [...journeys, orderMemorialSheet.href(unknown)]) {
    await visit(page, path);
    // By the page's own size and by the browser's setting.
    for (const [own, setting] of [
      ["200%", 16],
      ["", 32],
    ] as const) {
      await page.evaluate((size) => (document.documentElement.style.fontSize = size), own);
      await setLetters(page, setting);
      const { pushed, number } = await page.evaluate(() => ({
        pushed: document.documentElement.scrollWidth - innerWidth,
        number: document.querySelector(".call-for-help a")?.getBoundingClientRect().right ?? Infinity,
      }));
      expect(pushed, `${path} ${own || setting}`).toBeLessThanOrEqual(0);
      expect(number, `the number to call, ${path} ${own || setting}`).toBeLessThanOrEqual(320);
    }
    await setLetters(page, 16);
  }
});
