import { everyPage } from "./support/pages.ts";
import { expect, test } from "./support/site.ts";

test.use({ javaScriptEnabled: false });

test("every page reads fully without script", async ({ page }) => {
  test.setTimeout(120_000);
  for (const { path, title } of await everyPage()) {
    await page.goto(path);
    await expect(page.locator("h1"), path).toBeVisible();
    expect((await page.locator("main").innerText()).length, `${path} ${title}`).toBeGreaterThan(200);
    await expect(page.getByRole("contentinfo")).toContainText("90 00 000");
    // Nothing is offered that only script can do.
    await expect(page.getByRole("button", { name: "Dölj" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Inställningar för kakor" })).toBeHidden();
  }
});

test("the gift form carries the choice to the gift page without script", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("radio", { name: "500 kr" }).check({ force: true });
  await page.getByRole("button", { name: /^Ge / }).click();
  await expect(page).toHaveURL(/\/ge-en-gava\/\?.*belopp=500/);
  await expect(page.getByRole("main")).toContainText("90 00 000");
});

test("the menu without script leads to the same links at the foot of the page", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/om-oss/");
  await page.getByRole("link", { name: "Meny" }).click();
  await expect(page.getByRole("navigation", { name: "Stöd oss" })).toBeInViewport();
});
