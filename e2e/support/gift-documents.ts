import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { atPayment } from "./gift.ts";
import { expect, visit } from "./site.ts";

/** A person of the test's own, so that tests beside it do not meet. */
export const someGiver = () => ({ firstName: "Lars", lastName: "Ek", email: `lars-${randomUUID()}@exempel.se` });

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Step 1: to whom, from whom, and a few words. */
export async function fillInDocument(page: Page, path: string): Promise<void> {
  await visit(page, path);
  await page.getByRole("textbox", { name: "Till" }).fill("Kerstin");
  await page.getByRole("textbox", { name: "Hälsning" }).fill("Grattis på födelsedagen!");
  await page.getByRole("textbox", { name: "Från" }).fill("Lars och barnen");
}

/** Step 2, to the question of how to pay. */
export async function toPayment(page: Page, giver: ReturnType<typeof someGiver>): Promise<void> {
  await press(page, "Gå vidare");
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await page.getByLabel("Förnamn").fill(giver.firstName);
  await page.getByLabel("Efternamn").fill(giver.lastName);
  await page.getByLabel("E-post").fill(giver.email);
  await press(page, "Fortsätt till betalning");
  await atPayment(page);
}

export const warmlyThanked = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Tack för din gåva!" })).toBeVisible();
