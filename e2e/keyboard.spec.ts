import { expect, test, visit, withChoice } from "./support/site.ts";

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
