import type { Page } from "playwright/test";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import * as gift from "../support/gift.ts";
import { visit } from "../support/site.ts";
import { onThePhone } from "../support/standins.ts";
import { press, see, test } from "./picture.ts";

const giver = { ...gift.someGiver(), email: "birgitta@exempel.se", mobile: "070-174 06 05" };
const toPayment = (page: Page) => gift.toPayment(page, giver, 500);

/** Once more after an end: answers with what the app or the code gets. */
const beginAgain = async (page: Page): Promise<string> => {
  const answered = page.waitForResponse((response) => response.url().endsWith(paymentCalls.createDirectSwish.path));
  await press(page, /^(Försök igen|Börja om med Swish)$/);
  return ((await (await answered).json()) as PaymentAnswer).payment?.swish?.token ?? "";
};

test.use({ isAsLeft: true, tallest: 1800 });

test("the one screen, opened and with errors", async ({ page, picture, phonePicture }) => {
  await visit(page, routes.gift.href());
  await page.getByText("Ändra", { exact: true }).click();
  await page.getByLabel("Annat belopp i kronor").fill("5");
  await page.keyboard.press("Enter");
  await page.getByRole("alert").waitFor();
  await phonePicture("gift-amount-error");
  await visit(page, routes.gift.href({ amount: 500 }));
  await page.getByRole("button", { name: "Ge 500 kr med Swish" }).waitFor();
  await picture("gift-amount");
  await gift.writeGiver(page, { ...giver, email: "birgitta@gmial.com" });
  await page.getByRole("checkbox", { name: /skattereduktion/ }).check();
  await page.getByRole("textbox", { name: "Personnummer" }).fill("520914-23");
  await page.getByLabel("Förnamn").focus();
  await page.getByText("Personnumret stämmer inte.").waitFor();
  await phonePicture("gift-donor-errors");
  await picture("gift-donor");
});

test("Swish, each of its ends, and the thanks", async ({ page, picture, phonePicture }) => {
  await toPayment(page);
  await gift.paySwishNumber(page, giver);
  await phonePicture("gift-waiting-number");
  await press(page, "Avbryt betalningen");
  await see(page, "Betalningen är avbruten");
  await phonePicture("gift-cancelled");
  await press(page, "Välj ett annat sätt att betala");
  await page.getByRole("radio", { name: "Swish", exact: true }).check();
  let token = await gift.paySwish(page);
  await see(page, /^(Skanna med Swish|Öppna Swish)$/);
  await picture("gift-waiting");
  for (const [outcome, state, heading] of [
    ["decline", "declined", /gick inte igenom/],
    ["bank-error", "failed", /gick fel/],
    ["timeout", "expired", /Tiden gick ut/],
  ] as const) {
    await onThePhone({ token }, outcome);
    await see(page, heading);
    await phonePicture(`gift-${state}`);
    token = await beginAgain(page);
  }
  await onThePhone({ token }, "approve");
  await see(page, "Tack för din gåva!");
  await picture("gift-thanks");
});

test("a card page that was left", async ({ page, phonePicture }) => {
  await toPayment(page);
  await gift.openCardPage(page);
  await page.goBack();
  await see(page, "Betala med kort");
  await phonePicture("gift-waiting-card");
});

test("a payment that nobody knows of, and an order", async ({ page, picture, phonePicture }) => {
  await toPayment(page);
  await onThePhone({ token: await gift.paySwish(page) }, "unknown");
  await see(page, /Vi kontrollerar/);
  await picture("gift-unknown");
  await page.goto(routes.gift.order("ZZZZZZZZZZZZZZZZZZZZ"));
  await see(page, "Vi hittar ingen gåva här");
  await phonePicture("gift-not-found");
});
