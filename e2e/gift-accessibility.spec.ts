import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { paySwish, paySwishNumber, someGiver, thanked, toPayment, writeGiver } from "./support/gift.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { onThePhone } from "./support/standins.ts";
import type { SwishOutcome } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  test.setTimeout(120_000);
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

test("the screen is accessible, opened and with errors too", async ({ page }) => {
  await visit(page, routes.gift.href());
  await expectAccessible(page, "closed");
  await page.getByText("Ändra", { exact: true }).click();
  await page.getByLabel("Annat belopp i kronor").fill("5");
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("Annat belopp i kronor")).toBeFocused();
  await expectAccessible(page, "amount with an error");
  await expectWithinScreen(page, "amount with an error");
  await page.getByLabel("Annat belopp i kronor").fill("500");
  await writeGiver(page, { ...someGiver(), email: "birgitta@gmial.com" });
  await page.getByRole("checkbox", { name: /Jag vill ha skattereduktion/ }).check();
  await page.getByRole("textbox", { name: "Personnummer" }).fill("520914-23");
  await page.getByLabel("Förnamn").focus();
  await expect(page.getByText("Personnumret stämmer inte.")).toBeVisible();
  await expectAccessible(page, "open, with errors");
  await expectWithinScreen(page, "open, with errors");
  await page.getByRole("radio", { name: "Företag" }).check();
  await expectAccessible(page, "open, of a company");
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
  await tabTo(page, /Ändra/);
  await page.keyboard.press("Enter");
  await tabTo(page, /Annat belopp/);
  await page.keyboard.type("400");
  await tabTo(page, /^E-post/);
  await page.keyboard.type(giver.email);
  await tabTo(page, /^Kvitto i mitt namn/);
  await page.keyboard.press("Enter");
  await tabTo(page, /^Förnamn/);
  await page.keyboard.type(giver.firstName);
  await tabTo(page, /^Efternamn/);
  await page.keyboard.type(giver.lastName);
  await tabTo(page, /^Swish med mobilnummer/);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
  await page.locator("#payment-mobile").focus();
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
