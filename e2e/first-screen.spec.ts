import * as routes from "@hjarta-lunga/contract/routes.ts";
import { journeysToPayment } from "./support/journeys.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

for (const [name, toPay] of Object.entries(journeysToPayment)) {
  test(`who has come to pay sees the pay button without scrolling: ${name}`, async ({ page, context, baseURL }) => {
    test.setTimeout(120_000);
    await withChoice(context, baseURL ?? "", false);
    // A gift is paid where it is chosen: nothing need be written first.
    await (name === "gift" ? visit(page, routes.gift.href()) : toPay(page));
    const pay = page.getByRole("button", { name: /^(Betala|Ge) .* med Swish$/ });
    await expect(pay).toBeVisible();
    for (const [width, height] of [
      [360, 640],
      [1366, 768],
      [1440, 900],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      await expect(pay, `${width} x ${height}`).toBeInViewport({ ratio: 1 });
    }
  });
}

for (const [width, height] of [
  [360, 740],
  [576, 740],
  [768, 1024],
  [1366, 768],
] as const) {
  test(`the start page's give button is in the first screen, at ${width} x ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await visit(page, "/");
    await expect(page.getByRole("region", { name: "Meddelande" })).toBeVisible();
    await expect(page.getByRole("button", { name: "Ge 250 kr med Swish" })).toBeInViewport({ ratio: 1 });
  });
}
