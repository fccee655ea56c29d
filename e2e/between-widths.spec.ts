import type { Page } from "playwright/test";
import { setLetters } from "./support/letters.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

/** The usual widths, and those between them where something has to give way. */
const widths = [320, 360, 480, 576, 620, 660, 700, 745, 768, 900, 1024, 1199, 1200, 1230, 1280, 1366, 1440, 1920];

const wide = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

test("the thread of the start page crosses no words", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await visit(page, "/");
  for (const width of widths) {
    await wide(page, width);
    const crossed = await page.evaluate(() => {
      const thread = document.querySelector<SVGPathElement>("section .figure path.thread");
      const figure = thread?.closest(".figure")?.getBoundingClientRect();
      const toScreen = thread?.getScreenCTM();
      if (!thread || !figure || !toScreen) return ["there is no thread"];
      const steps = 500;
      const whole = thread.getTotalLength();
      const points = Array.from({ length: steps + 1 }, (_, step) =>
        thread.getPointAtLength((whole * step) / steps).matrixTransform(toScreen),
      ).filter(({ x, y }) => x >= 0 && x <= innerWidth && y >= figure.top && y <= figure.bottom);
      const half = parseFloat(getComputedStyle(thread).strokeWidth);
      return [...document.querySelectorAll("section:has(.figure) :is(h1, .lead, label, button, a)")]
        .filter((words) => {
          const range = document.createRange();
          range.selectNodeContents(words);
          return [...range.getClientRects()].some(({ left, right, top, bottom }) =>
            points.some(({ x, y }) => x > left - half && x < right + half && y > top - half && y < bottom + half),
          );
        })
        .map(({ textContent }) => textContent.trim());
    });
    expect(crossed, `${width} px`).toEqual([]);
  }
});

test("the header is one row, or has a menu, however wide the window and large the letters", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  await visit(page, "/om-oss/");
  for (const letters of [16, 20, 24, 32]) {
    await setLetters(page, letters);
    for (const width of widths.filter((each) => each / letters >= 30)) {
      await wide(page, width);
      const { rows, hasMenu, hasLinks } = await page.evaluate(() => {
        const seen = [...document.querySelectorAll(".top :is(.logo, .nav a, .tools > *)")]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect());
        const middles = seen.map(({ top, height }) => top + height / 2);
        return {
          rows: Math.max(...middles) - Math.min(...middles) < 12 ? 1 : 2,
          hasMenu: document.querySelector(".menu-opener")?.checkVisibility(),
          hasLinks: document.querySelector(".nav a")?.checkVisibility(),
        };
      });
      const where = `${width} px, letters of ${letters} px`;
      expect(rows, where).toBe(1);
      expect(hasMenu === true || hasLinks === true, where).toBe(true);
    }
  }
});

test("the links of the header are seen on a usual laptop", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await visit(page, "/om-oss/");
  for (const width of [1200, 1280, 1366]) {
    await wide(page, width);
    await expect(page.getByRole("navigation", { name: "Huvudmeny" }), `${width} px`).toBeVisible();
  }
});

for (const path of ["/", "/ge-en-gava/"]) {
  test(`${path}: an own amount of six figures is seen whole`, async ({ page, context, baseURL }) => {
    await withChoice(context, baseURL ?? "", false);
    await visit(page, path);
    if (path !== "/") await page.getByText("Ändra", { exact: true }).click();
    const field = page.getByLabel("Annat belopp i kronor");
    await field.fill("100 000,50");
    for (const width of widths) {
      await wide(page, width);
      const { seen, needed } = await field.evaluate(({ clientWidth, scrollWidth }) => ({
        seen: clientWidth,
        needed: scrollWidth,
      }));
      expect(seen, `${width} px`).toBeGreaterThanOrEqual(needed);
    }
  });
}

for (const path of ["/hjarta-och-lungor/hjartat/hjartinfarkt/", "/minnas/"]) {
  test(`${path}: the way to 112 is in view at once on a phone, and nothing lies over it`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await visit(page, path);
    const sheet = page.getByText("Får vi använda kakor?");
    await expect(sheet).toBeAttached();
    const call = page.getByRole("link", { name: "Ring 112" });
    await expect(call).toHaveAttribute("href", "tel:112");
    // Pressed without a scroll: what is in the middle of it is the link itself.
    const isPressed = await call.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect();
      return link.contains(document.elementFromPoint(left + width / 2, top + height - 2));
    });
    expect(isPressed).toBe(true);
    await expect(sheet).toBeHidden();
    await page.getByRole("link", { name: "Start", exact: true }).click();
    await expect(sheet).toBeVisible();
  });
}

test("the header holds all of its ways on in letters of twice the size, by the page's own", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  await visit(page, "/om-oss/");
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  for (const width of widths) {
    await wide(page, width);
    const outside = await page.evaluate(() =>
      [...document.querySelectorAll("header.top :is(a, button)")]
        .filter((way) => way.checkVisibility() && way.getBoundingClientRect().right > innerWidth + 1)
        .map((way) => way.textContent.trim()),
    );
    expect(outside, `${width} px`).toEqual([]);
  }
});
