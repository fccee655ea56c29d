import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expect, visit } from "./site.ts";

/** An address of the test's own, so that tests beside it do not meet. */
export const someAddress = () => `gunilla-${randomUUID()}@exempel.se`;

/** Step 1: who is remembered, some words, and who lights the candle. */
export async function writeCard(page: Page): Promise<void> {
  await visit(page, routes.memorialCandle.href());
  await page.getByLabel("Namn", { exact: true }).fill("Karl-Gustav Lindström");
  await page.getByLabel("Födelseår").fill("1941");
  await page.getByLabel("Några ord").fill("Din trädgård blommar vidare, och vi med den.");
  await page.getByLabel("Ljuset tänds av").fill("Gunilla och barnbarnen");
}

/** Step 2, of who gives with their candle. */
export async function toGift(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Tänd ljuset med en gåva" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Din gåva" })).toBeVisible();
}

export const light = (page: Page): Promise<void> =>
  page.getByRole("button", { name: "Tänd ljuset", exact: true }).click();

/** The link of a candle that has just been lit. */
export async function sendLink(page: Page, email: string): Promise<void> {
  await page.getByLabel("E-post").fill(email);
  await page.getByRole("button", { name: "Skicka länken" }).click();
  await expect(page.getByText(`Länken är på väg till ${email}.`)).toBeFocused();
}
