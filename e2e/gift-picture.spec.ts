import type { Locator, Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { openCardPage, paySwish, paySwishNumber, someGiver, toPayment } from "./support/gift.ts";
import { watchOwnShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

const button = (page: Page, name: string) => page.getByRole("button", { name });
const cancel = "Avbryt betalningen";

/** Everything that a payer needs, within one window. */
async function expectOnePicture(page: Page, heading: string, needed: Locator[]) {
  const title = page.getByRole("heading", { name: heading, exact: true });
  await expect(page).toHaveTitle(`${heading}, Ge en gåva – Hjärta & Lunga`);
  await page
    .getByRole("main")
    .locator(".pay")
    .evaluate((pay) => pay.scrollIntoView());
  // Over the button that opens the app there are no words of its own.
  const seen = heading === "Öppna Swish" ? [] : [title];
  for (const part of [
    ...seen,
    page.getByText(/^250\skr\s*till Hjärta & Lunga$/).first(),
    ...needed,
    button(page, cancel),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
  }
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
      // It has most often been paid there: nothing is asked beside it.
      await expect(page.getByRole("heading", { level: 1, name: "Betala med kort" })).toBeVisible();
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

for (const { size, isMobile } of [
  { size: { width: 1366, height: 768 }, isMobile: false },
  { size: { width: 360, height: 640 }, isMobile: true },
]) {
  test.describe(`on a slow device of ${size.width} by ${size.height}`, () => {
    test.use({ viewport: size, isMobile, hasTouch: isMobile });

    test("nothing moves in the journey, whatever comes and whatever is done", async ({ page, context }) => {
      test.setTimeout(120_000);
      const shifts = await watchOwnShifts(page);
      const cdp = await context.newCDPSession(page);
      await cdp.send("Emulation.setCPUThrottlingRate", { rate: 4 });
      const press = (name: string | RegExp) => page.getByRole("button", { name }).click();
      const seen = (name: string) => expect(page.getByRole("heading", { name })).toBeVisible();
      const write = (label: string, what: string) => page.getByLabel(label).fill(what);

      await visit(page, routes.gift.href({ amount: 250 }));
      await page.getByText(/^Kvitto i mitt namn/).click();
      await write("E-post", "birgitta@gmial.com");
      await page.getByLabel("Förnamn").focus();
      await press("Ja, ändra");
      await write("E-post", "birgitta@");
      await page.getByLabel("Förnamn").focus();
      await write("E-post", "");
      await write("Förnamn", "Birgitta");
      await write("Efternamn", "Ek");
      await paySwish(page);
      await seen(isMobile ? "Öppna Swish" : "Skanna med Swish");
      await press(cancel);
      await seen("Betalningen är avbruten");
      await press("Välj ett annat sätt att betala");
      // What comes after the last screen is told within a frame or two.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      const { total, moved } = shifts();
      expect(total, moved.join("\n")).toBeLessThan(0.01);
    });
  });
}
