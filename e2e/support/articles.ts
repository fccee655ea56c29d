import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { expect } from "./site.ts";

export type Orderer = { firstName: string; lastName: string; email: string };

/** A person of the test's own, so that tests beside it do not meet. */
export const someOrderer = (): Orderer => ({
  firstName: "Ingrid",
  lastName: "Öberg-Wallström",
  email: `bestallare-${randomUUID()}@exempel.se`,
});

export const oneMore = (page: Page, article: string): Promise<void> =>
  page.getByRole("button", { name: `En till av ${article}` }).click();

/** From the choice to the address, filled in. */
export async function fillInRecipient(page: Page, orderer: Orderer): Promise<void> {
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("heading", { name: "Vart ska vi skicka?" })).toBeVisible();
  await page.getByLabel("Förnamn").fill(orderer.firstName);
  await page.getByLabel("Efternamn").fill(orderer.lastName);
  await page.getByLabel("E-post").fill(orderer.email);
  await page.getByLabel("Gatuadress").fill("Storgatan 1");
  await page.getByLabel("Postnummer").fill("903 25");
  await page.getByLabel("Ort", { exact: true }).fill("Umeå");
}

export const ordered = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Tack för din beställning!" })).toBeVisible();
