import { storageKeys } from "@hjarta-lunga/contract/local-storage.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL ?? "", false));

test("the banner stands on every page until the visitor hides it, and stays hidden after a reload", async ({
  page,
}) => {
  await visit(page, "/");
  const banner = page.getByRole("region", { name: "Meddelande" });
  await expect(banner).toBeVisible();
  await banner.getByRole("button", { name: "Dölj" }).click();
  await expect(banner).toBeHidden();
  await page.reload();
  await expect(banner).toBeHidden();
  await page.goto("/om-oss/");
  await expect(banner).toBeHidden();
});

test("a hidden banner never flashes while the page loads", async ({ page, complaints }) => {
  await visit(page, "/");
  const name = await page.locator("[data-notice]").getAttribute("data-notice");
  await page.getByRole("button", { name: "Dölj" }).click();
  // Before any of the site's own script has run.
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/om-oss/", { waitUntil: "domcontentloaded" });
  await expect(page.locator(`[data-notice="${name ?? ""}"]`)).toBeHidden();
  // They are asked for once the page is shown. The browser's own lines about those that were cut are all there is.
  const scripts = await page.locator("script[src]").count();
  expect(scripts).toBeGreaterThan(0);
  await expect.poll(() => complaints.length).toBe(scripts);
  expect(new Set(complaints.splice(0))).toEqual(new Set(["Failed to load resource: net::ERR_FAILED"]));
});

test("a banner that is hidden before script has come is hidden", async ({ page }) => {
  const line = Promise.withResolvers<undefined>();
  await page.route("**/*.js", async (route) => {
    await line.promise;
    await route.continue();
  });
  await page.goto("/om-oss/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Dölj" }).click();
  line.resolve(undefined);
  await expect(page.getByRole("region", { name: "Meddelande" })).toBeHidden();
});

test("a new message shows although an older one was hidden", async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, "another-message"), storageKeys.hiddenNotification);
  await visit(page, "/");
  await expect(page.getByRole("region", { name: "Meddelande" })).toBeVisible();
});

for (const [what, pause] of [
  ["at once", 0],
  ["as a hand does it", 150],
] as const) {
  test(`two presses on "Dölj", ${what}, open nothing that came to stand in its place`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/om-oss/");
    const box = await page.getByRole("button", { name: "Dölj" }).boundingBox();
    const place = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 8] as const;
    await page.mouse.dblclick(...place, { delay: pause });
    await expect(page.getByRole("region", { name: "Meddelande" })).toBeHidden();
    await expect(page.getByRole("dialog", { name: "Meny" })).toBeHidden();
    expect(new URL(page.url()).pathname).toBe("/om-oss/");
  });
}
