import { randomInt, randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, visit } from "./site.ts";

export type Giver = { firstName: string; lastName: string; email: string; mobile: string; payer: string };

/** A person of the test's own, so that tests beside it do not meet. */
export function someGiver(): Giver {
  const digits = String(randomInt(1_000_000, 9_999_999));
  return {
    firstName: "Birgitta",
    lastName: "Åkerström-Lindqvist",
    email: `birgitta-${randomUUID()}@exempel.se`,
    mobile: `070-${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    payer: `4670${digits}`,
  };
}

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { name });
const press = (page: Page, name: string | RegExp) => page.getByRole("button", { name }).click();

/** Step 1 and 2, as a private person without tax reduction. */
export async function fillIn(page: Page, giver: Giver, amount = 250): Promise<void> {
  await visit(page, routes.gift.href({ amount, type: "regular_gift" }));
  await press(page, "Gå vidare");
  await expect(heading(page, "Dina uppgifter")).toBeVisible();
  await page.getByLabel("Förnamn").fill(giver.firstName);
  await page.getByLabel("Efternamn").fill(giver.lastName);
  await page.getByLabel("E-post").fill(giver.email);
}

/** To the question of how to pay. */
export async function toPayment(page: Page, giver: Giver, amount = 250): Promise<void> {
  await fillIn(page, giver, amount);
  await press(page, "Fortsätt till betalning");
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
}

const startAnswer = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === paymentCalls.createDirectSwish.path);

/** Begins Swish on this device or with a code; answers with what a camera or the app would get. */
export async function paySwish(page: Page): Promise<string> {
  const answered = startAnswer(page);
  await press(page, /^Betala .* med Swish$/);
  const answer = (await (await answered).json()) as PaymentAnswer;
  return answer.payment?.swish?.token ?? "";
}

export async function paySwishNumber(page: Page, giver: Giver): Promise<void> {
  await page.getByRole("radio", { name: /^Swish med mobilnummer/ }).check();
  await page.getByLabel("Mobilnummer", { exact: true }).fill(giver.mobile);
  await press(page, /^Betala .* med Swish$/);
  await expect(heading(page, "Godkänn i Swish")).toBeVisible();
}

export async function openCardPage(page: Page): Promise<void> {
  await page.getByRole("radio", { name: /^Kort/ }).check();
  await press(page, /^Betala .* med kort$/);
  await expect(page.getByLabel("Kortnummer")).toBeVisible();
}

export async function fillInCard(page: Page, cvv = "200"): Promise<void> {
  await page.getByLabel("Kortnummer").fill("4111 1111 1111 1111");
  await page.getByLabel("Giltigt till").fill("12/30");
  await page.getByLabel("Säkerhetskod (CVV)").fill(cvv);
  await page.getByLabel("Namn på kortet").fill("Birgitta Åkerström");
  await press(page, /^Betala/);
}

export const thanked = async (page: Page): Promise<void> => {
  await expect(heading(page, "Tack för din gåva!")).toBeVisible();
};
