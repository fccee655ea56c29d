import { AxeBuilder } from "@axe-core/playwright";
import { cutOff } from "./support/cut-off.ts";
import { everyPage } from "./support/pages.ts";
import { watchShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

const widths = [360, 768, 1440];
const schemes = ["light", "dark"] as const;

/** Pages share the work between the browsers, a slice each. */
const slices = 8;

for (let slice = 0; slice < slices; slice += 1) {
  test(`every page reads well on phone, tablet and desk, in light and dark, part ${slice + 1}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.setTimeout(180_000);
    await withChoice(context, baseURL ?? "", false);
    await page.emulateMedia({ reducedMotion: "reduce" });
    const pages = (await everyPage()).filter((_, index) => index % slices === slice);
    expect(pages.length).toBeGreaterThan(0);
    for (const { address, language, title } of pages) {
      await visit(page, address);
      await expect(page).toHaveTitle(new RegExp(escape(title)));
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.locator("h1")).toHaveCount(1);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        for (const colorScheme of schemes) {
          await page.emulateMedia({ colorScheme });
          const where = `${address} at ${width} px, ${colorScheme}`;
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
          expect(overflow, `sideways scrolling on ${where}`).toBeLessThanOrEqual(0);
          const { violations } = await new AxeBuilder({ page }).analyze();
          expect(
            violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html ?? ""}`),
            where,
          ).toEqual([]);
        }
      }
    }
  });
}

test("the narrowest screen and a zoom of 400 % need no sideways scrolling", async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const { address } of await everyPage()) {
    await page.goto(address);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, address).toBeLessThanOrEqual(0);
    expect(await cutOff(page), address).toEqual([]);
  }
});

for (const width of widths) {
  test(`nothing moves while a page loads, on any page, ${width} px wide`, async ({ page, context, baseURL }) => {
    test.setTimeout(180_000);
    await withChoice(context, baseURL ?? "", false);
    const moved = await watchShifts(page);
    await page.setViewportSize({ width, height: 900 });
    for (const { address } of await everyPage()) {
      await visit(page, address);
      // Pictures further down come as they near, and may not push what is read.
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 600) {
          scrollTo(0, y);
          await new Promise((resolve) => requestAnimationFrame(resolve));
        }
      });
      await page.waitForTimeout(200);
      expect(await moved(), address).toBeLessThanOrEqual(0.01);
    }
  });
}

test("nothing moves when the fonts come late", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  const moved = await watchShifts(page);
  await page.route("**/*.woff2", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_000));
    await route.continue();
  });
  for (const width of widths) {
    await page.setViewportSize({ width, height: 780 });
    for (const address of ["/", "/hjartat/hjartsvikt/", "/forskning/beviljade-projekt/"]) {
      await visit(page, address);
      await page.evaluate(() => document.fonts.ready);
      await page.waitForTimeout(300);
      expect(await moved(), `${address}, ${width} px`).toBeLessThanOrEqual(0.05);
    }
  }
});

test("a page's first picture comes before all others, and those further down wait", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  for (const { address } of await everyPage()) {
    await page.goto(address);
    // Ornaments may come when they like.
    const pictures = await page.locator('main img:not([alt=""])').evaluateAll((images) =>
      images.map((image) => ({
        priority: image.getAttribute("fetchpriority"),
        loading: image.getAttribute("loading"),
        measured: image.hasAttribute("width") && image.hasAttribute("height"),
        top: image.getBoundingClientRect().top,
      })),
    );
    expect(pictures.filter(({ priority }) => priority === "high").length, address).toBeLessThanOrEqual(1);
    for (const { priority, loading, measured, top } of pictures) {
      expect(measured, address).toBe(true);
      if (top < 300) expect(priority, `${address}: seen at once`).toBe("high");
      if (top > 1600) expect(loading, `${address}: far down`).toBe("lazy");
    }
  }
});

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
