import type { Page } from "playwright/test";
import { violations } from "./support/accessible.ts";
import { cutOff } from "./support/cut-off.ts";
import { expectKeyboardWalk } from "./support/keyboard.ts";
import { everyPage } from "./support/pages.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;
/** Every component in every state, one after the other in no page's order, and the page that most visitors see first. */
const madeOfEverything = [
  { path: "/_components/", besides: ["heading-order", "landmark-unique"] },
  { path: "/", besides: [] },
];

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Pictures further down come as they near, and may not push what is read. */
async function readToTheEnd(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 600) {
      scrollTo(0, y);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  // Those beside the window come when their shelf is pulled.
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || !image.checkVisibility() || image.getBoundingClientRect().left >= innerWidth,
    ),
  );
  await page.evaluate(() => scrollTo(0, 0));
}

/** The first picture comes before all others; those further down wait. Ornaments may come when they like. */
async function expectPicturesInTurn(page: Page, path: string) {
  const pictures = await page.locator('main img:not([alt=""])').evaluateAll((images) =>
    images.map((image) => ({
      priority: image.getAttribute("fetchpriority"),
      loading: image.getAttribute("loading"),
      measured: image.hasAttribute("width") && image.hasAttribute("height"),
      top: image.getBoundingClientRect().top,
    })),
  );
  expect(pictures.filter(({ priority }) => priority === "high").length, path).toBeLessThanOrEqual(1);
  for (const { priority, loading, measured, top } of pictures) {
    expect(measured, path).toBe(true);
    if (top < 300) expect(priority, `${path}: seen at once`).toBe("high");
    if (top > 1600) expect(loading, `${path}: far down`).toBe("lazy");
  }
}

/** Pages share the work between the browsers, a slice each. */
const slices = 6;

for (let slice = 0; slice < slices; slice += 1) {
  test(`every page reads well on a phone by night, at a desk by day and by keyboard, part ${slice + 1}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await withChoice(context, baseURL ?? "", false);
    const moved = await watchShifts(page);
    const pages = (await everyPage()).filter((_, index) => index % slices === slice);
    expect(pages.length).toBeGreaterThan(0);
    for (const { path, language, title } of pages) {
      await page.setViewportSize({ width: 360, height: 780 });
      await page.emulateMedia({ colorScheme: "dark", reducedMotion: "no-preference" });
      await visit(page, path);
      await expect(page).toHaveTitle(new RegExp(escape(title)));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveCount(1);
      await readToTheEnd(page);
      expect(await moved(), `what moved while ${path} came`).toBeLessThanOrEqual(0.01);

      await page.emulateMedia({ reducedMotion: "reduce" });
      expect(await violations(page), `${path} on a phone by night`).toEqual([]);
      for (const width of [320, 360, 768]) {
        await page.setViewportSize({ width, height: 640 });
        expect(await overflow(page), `sideways scrolling on ${path}, ${width} px`).toBeLessThanOrEqual(0);
        if (width === 320) expect(await cutOff(page), path).toEqual([]);
      }

      await page.setViewportSize({ width: 1440, height: 900 });
      await page.emulateMedia({ colorScheme: "light" });
      expect(await overflow(page), `sideways scrolling on ${path}, 1440 px`).toBeLessThanOrEqual(0);
      await expectPicturesInTurn(page, path);
      expect(await violations(page), `${path} at a desk by day`).toEqual([]);
      await expectKeyboardWalk(page, path);
    }
  });
}

for (const { path, besides } of madeOfEverything) {
  for (const width of widths) {
    test(`${path} reads well and lies still at ${width} px, in both schemes`, async ({ page, context, baseURL }) => {
      await withChoice(context, baseURL ?? "", false);
      const moved = await watchShifts(page);
      await page.setViewportSize({ width, height: 900 });
      await visit(page, path);
      await readToTheEnd(page);
      expect(await moved()).toBeLessThanOrEqual(0.01);
      await page.emulateMedia({ reducedMotion: "reduce" });
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme });
        expect(await violations(page, besides), colorScheme).toEqual([]);
      }
    });
  }
}

test("nothing moves when the fonts come late", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  const moved = await watchShifts(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    for (const path of ["/", "/hjarta-och-lungor/hjartat/hjartsvikt/", "/forskning/beviljade-projekt/"]) {
      const shown = Promise.withResolvers<undefined>();
      await page.route("**/*.woff2", async (route) => {
        await shown.promise;
        await route.continue();
      });
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      shown.resolve(undefined);
      await expect(page.locator("html[data-hydrated]")).toBeAttached();
      await page.evaluate(async () => {
        await document.fonts.ready;
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      });
      expect(await moved(), `${path}, ${width} px`).toBeLessThanOrEqual(0.05);
      await page.unroute("**/*.woff2");
    }
  }
});

test("nothing moves while a slow device reads the page", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  const moved = await watchShifts(page);
  const device = await context.newCDPSession(page);
  await device.send("Emulation.setCPUThrottlingRate", { rate: 8 });
  for (const width of [360, 768, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    for (const path of ["/", "/gavokort/", "/hjarta-och-lungor/hjartat/hjartsvikt/"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await moved(), `${path}, ${width} px`).toBeLessThanOrEqual(0.01);
    }
  }
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
