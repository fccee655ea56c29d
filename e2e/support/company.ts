import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { companies } from "../../services/standins/src/company-register/companies.ts";
import { atPayment } from "./gift.ts";
import { expect, visit } from "./site.ts";

/** An address of the test's own, so that tests beside it do not meet. */
export const someCompanyEmail = (): string => `ekonomi-${randomUUID()}@exempel.se`;

/** One that the register knows, with its address. */
export const registered = companies[0] ?? { number: "", name: "" };

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

/** Step 1: the company by its number, and the diploma. */
export async function fillInCompany(page: Page, number = registered.number): Promise<void> {
  await visit(page, routes.companyGift.href());
  // By the keys, as a hand does it: what follows from it is no surprise to whoever looks.
  await page.getByLabel("Organisationsnummer").pressSequentially(number);
  await page.getByLabel("Tillfälle").fill("Julen 2026");
}

/** Step 2, to the question of how to pay. */
export async function toCompanyPayment(page: Page, email: string): Promise<void> {
  await press(page, "Gå vidare");
  await expect(page.getByRole("heading", { name: "Era uppgifter" })).toBeVisible();
  await page.getByLabel("E-post för kvitto och diplom").fill(email);
  await press(page, "Fortsätt till betalning");
  await atPayment(page);
}

export const companyThanked = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Tack för er gåva!" })).toBeVisible();

/** The page of the order, while its invoice waits. */
export const invoiceWaits = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Fakturan", exact: true })).toBeVisible();
