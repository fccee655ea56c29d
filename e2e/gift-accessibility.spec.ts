import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { paySwish, paySwishNumber, someGiver, thanked, toPayment } from "./support/gift.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { onThePhone } from "./support/standins.ts";
import type { SwishOutcome } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("the steps are accessible, with errors too", async ({ page }) => {
  await visit(page, routes.gift.href());
  await expectAccessible(page, "amount");
  await page.getByLabel("Annat belopp i kronor").fill("5");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expectAccessible(page, "amount with an error");
  await expectWithinScreen(page, "amount with an error");
  await page.getByLabel("Annat belopp i kronor").fill("500");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await expectAccessible(page, "donor");
  await page.getByLabel("E-post").fill("birgitta@gmial.com");
  await page.getByRole("checkbox", { name: /Jag vill ha skattereduktion/ }).check();
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  const summary = page.getByRole("group", { name: /att rätta$/ });
  await expect(summary).toBeFocused();
  await expectAccessible(page, "donor with errors");
  await expectWithinScreen(page, "donor with errors");
  await summary.getByRole("link").first().click();
  await expect(page.getByLabel("Förnamn")).toBeFocused();
});

test("waiting and thanks are accessible", async ({ page }) => {
  await toPayment(page, someGiver());
  await expectAccessible(page, "how to pay");
  const token = await paySwish(page);
  await expect(page.getByRole("img", { name: "QR-kod för Swish" })).toBeVisible();
  await expectAccessible(page, "waiting with a code");
  await onThePhone({ token }, "approve");
  await thanked(page);
  await expectAccessible(page, "thanks");
  await expectWithinScreen(page, "thanks");
});

for (const [outcome, heading] of [
  ["decline", /gick inte igenom/],
  ["unknown", /Vi kontrollerar/],
] as [SwishOutcome, RegExp][]) {
  test(`${outcome} is accessible, and the focus is at what is said`, async ({ page }) => {
    await toPayment(page, someGiver());
    await onThePhone({ token: await paySwish(page) }, outcome);
    const said = page.getByRole("heading", { name: heading });
    await expect(said).toBeVisible();
    await expect(said).toBeFocused();
    await expectAccessible(page, outcome);
  });
}

/** Tab until the control has focus, as somebody without a mouse does. */
async function tabTo(page: Page, name: RegExp) {
  for (let presses = 0; presses < 80; presses++) {
    await page.keyboard.press("Tab");
    const there = await page.evaluate(() => {
      // Past the last control the focus is at the whole page, which has every name in it.
      const element = document.querySelector<HTMLInputElement>(":is(a, button, input, summary):focus");
      const labels = Array.from(element?.labels ?? [], ({ textContent }) => textContent);
      return [element?.getAttribute("aria-label"), element?.textContent, ...labels].filter(Boolean).join(" ");
    });
    if (name.test(there)) return;
  }
  throw new Error(`${name} was not reached by the keyboard`);
}

test("the whole gift is given by keyboard alone", async ({ page }) => {
  const giver = someGiver();
  await visit(page, routes.gift.href());
  await tabTo(page, /Annat belopp/);
  await page.keyboard.type("400");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await tabTo(page, /^Förnamn/);
  await page.keyboard.type(giver.firstName);
  await tabTo(page, /^Efternamn/);
  await page.keyboard.type(giver.lastName);
  await tabTo(page, /^E-post/);
  await page.keyboard.type(giver.email);
  await tabTo(page, /^Fortsätt till betalning/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
  await tabTo(page, /^Swish$/);
  await page.keyboard.press("ArrowDown");
  await tabTo(page, /^Mobilnummer/);
  await page.keyboard.type(giver.mobile);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Godkänn i Swish" })).toBeVisible();
  await onThePhone({ payer: giver.payer }, "approve");
  await thanked(page);
  await tabTo(page, /Ladda ner kvittot/);
});

test("the question by number is accessible while it waits", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await paySwishNumber(page, giver);
  await expectAccessible(page, "waiting by number");
});
