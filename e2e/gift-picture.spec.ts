import type { Locator, Page } from "playwright/test";
import { openCardPage, paySwish, paySwishNumber, someGiver, toPayment } from "./support/gift.ts";
import { expect, test, withChoice } from "./support/site.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const button = (page: Page, name: string) => page.getByRole("button", { name });
const cancel = "Avbryt betalningen";

/** Everything that a payer needs, within the window as it is, and the focus at a heading that is seen. */
async function expectOnePicture(page: Page, heading: string, needed: Locator[]) {
  const title = page.getByRole("heading", { level: 1, name: heading });
  await expect(title).toBeFocused();
  await expect(page).toHaveTitle(`${heading}, Ge en gåva – Hjärta & Lunga`);
  const main = page.getByRole("main");
  const whatFor = [main.getByText("250 kr", { exact: true }), main.getByText("till Hjärta & Lunga")];
  for (const part of [title, ...whatFor, ...needed, button(page, cancel)]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
}

for (const { size, isMobile, first } of [
  { size: { width: 1366, height: 650 }, isMobile: false, first: "Skanna med Swish" },
  { size: { width: 360, height: 640 }, isMobile: true, first: "Öppna Swish" },
]) {
  test.describe(`at ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size, isMobile, hasTouch: isMobile });

    test("each way to pay is one picture, seen without scrolling", async ({ page }) => {
      const giver = someGiver();
      const timer = page.getByRole("timer");
      const code = page.getByRole("img", { name: "QR-kod för Swish" });
      await toPayment(page, giver);
      await paySwish(page);
      await expectOnePicture(page, first, [timer, isMobile ? page.getByRole("link", { name: "Öppna Swish" }) : code]);
      if (isMobile) {
        await button(page, "Visa en QR-kod").click();
        await expectOnePicture(page, "Skanna med Swish", [timer, code]);
      }
      await button(page, "Ange mobilnummer").click();
      await paySwishNumber(page, giver);
      await expectOnePicture(page, "Godkänn i Swish", [timer]);
      await button(page, cancel).click();
      await button(page, "Välj ett annat sätt att betala").click();
      await openCardPage(page);
      await page.goBack();
      await expectOnePicture(page, "Betala med kort", [page.getByRole("link", { name: "Gå till betalsidan" })]);
    });
  });
}

test("giving up on the card's page ends the wait when the visitor is back", async ({ page }) => {
  await toPayment(page, someGiver());
  await openCardPage(page);
  let polls = 0;
  page.on("request", (request) => {
    if (request.url().endsWith("/api/Payments/Poll")) polls += 1;
  });
  await page.getByRole("link", { name: "Avbryt och gå tillbaka" }).click();
  await expect(page.getByRole("heading", { name: "Betalningen är avbruten" })).toBeFocused();
  expect(polls).toBeLessThanOrEqual(2);
  await expect(page.getByRole("main")).toContainText("Inga pengar har dragits");
});
