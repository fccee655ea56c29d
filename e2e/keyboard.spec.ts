import type { Page } from "playwright/test";
import { everyPage } from "./support/pages.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

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

test("every page can be gone through with the keyboard alone, and the focus is always seen", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(240_000);
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.emulateMedia({ reducedMotion: "reduce" });
  for (const { address } of await everyPage()) {
    await visit(page, address);
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
      address,
    ).toEqual([]);
    expect(stops.length, address).toBeGreaterThanOrEqual(links - 2);
  }
});

test("the first tab stop leads past the header to the content", async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await visit(page, "/om-oss/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Hoppa till innehållet" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("main")).toBeFocused();
  await page.keyboard.press("Tab");
  const inMain = await page.evaluate(() => document.querySelector("main")?.contains(document.activeElement));
  expect(inMain).toBe(true);
});

test("the menu opens, holds the focus, closes with Escape and gives the focus back", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/om-oss/");
  const opener = page.getByRole("button", { name: "Meny" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const menu = page.getByRole("dialog", { name: "Meny" });
  await expect(menu.getByRole("link", { name: "Forskning", exact: true })).toBeVisible();
  for (let presses = 0; presses < 40; presses += 1) {
    await page.keyboard.press("Tab");
    const outside = await page.evaluate(() => {
      const element = document.activeElement;
      return element !== document.body && element?.closest("dialog") === null;
    });
    expect(outside).toBe(false);
  }
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();

  await page.keyboard.press("Enter");
  await menu.getByRole("link", { name: "Minnas", exact: true }).click();
  await expect(page).toHaveURL(/\/minnas\/$/);
  await expect(menu).toBeHidden();
});
