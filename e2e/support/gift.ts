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

const more = (page: Page) => page.getByText("Kvitto i mitt namn, företag eller skattereduktion");

/** Whom the receipt is for, as a private person without tax reduction. */
export async function writeGiver(page: Page, giver: Giver): Promise<void> {
  await page.getByLabel("E-post").fill(giver.email);
  await more(page).click();
  await page.getByLabel("Förnamn").fill(giver.firstName);
  await page.getByLabel("Efternamn").fill(giver.lastName);
}

/** The gift's one screen, with all that is written on it. Nothing is ordered yet: a press does that. */
export async function toPayment(page: Page, giver: Giver, amount = 250): Promise<void> {
  await visit(page, routes.gift.href({ amount, type: "regular_gift" }));
  await writeGiver(page, giver);
}

const startAnswer = (page: Page) =>
  page.waitForResponse((response) => new URL(response.url()).pathname === paymentCalls.createDirectSwish.path);

/** What is written of the giver is kept at the gift, once there is one. */
async function kept(page: Page): Promise<void> {
  if ((await more(page).count()) === 0 || (await page.getByLabel("E-post").inputValue()) === "") return;
  await expect(page.getByText("Sparat.")).toBeVisible();
}

const openApp = (page: Page) => page.getByRole("link", { name: "Öppna Swish" });

/** Where it is paid: a phone has begun Swish by the press that led there, others are asked how. */
export const atPayment = (page: Page): Promise<void> =>
  expect(page.getByRole("group", { name: "Hur vill du betala?" }).or(openApp(page))).toBeVisible();

/** Begins Swish on this device or with a code; answers with what a camera or the app would get. */
export async function paySwish(page: Page): Promise<string> {
  const pay = page.getByRole("button", { name: /^(Betala|Ge) .* med Swish$/ });
  await expect(pay.or(openApp(page)).first()).toBeVisible();
  if (await openApp(page).isVisible())
    return new URL((await openApp(page).getAttribute("href")) ?? "").searchParams.get("token") ?? "";
  const answered = startAnswer(page);
  await pay.click();
  const answer = (await (await answered).json()) as PaymentAnswer;
  await kept(page);
  return answer.payment?.swish?.token ?? "";
}

export async function paySwishNumber(page: Page, giver: Giver): Promise<void> {
  const byNumber = page.getByRole("radio", { name: /^Swish med mobilnummer/ });
  await expect(byNumber.or(page.getByRole("button", { name: "Swish med mobilnummer" })).first()).toBeVisible();
  if ((await byNumber.count()) === 0) await press(page, "Swish med mobilnummer");
  await byNumber.check();
  await page.locator("#payment-mobile").fill(giver.mobile);
  await press(page, /^Betala .* med Swish$/);
  await expect(heading(page, "Godkänn i Swish")).toBeVisible();
  await kept(page);
}

export async function openCardPage(page: Page): Promise<void> {
  const card = page.getByRole("radio", { name: /^Kort/ });
  await expect(card.or(page.getByRole("button", { name: "Betala med kort" })).first()).toBeVisible();
  if ((await card.count()) === 0) await press(page, "Betala med kort");
  else {
    await card.check();
    await press(page, /^Betala .* med kort$/);
  }
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
