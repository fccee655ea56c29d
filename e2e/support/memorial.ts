import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { BrowserContext, Page } from "playwright/test";
import { cookies } from "@hjarta-lunga/contract/cookies.ts";
import { failureEvents } from "@hjarta-lunga/contract/event-names.ts";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { atPayment, paySwish } from "./gift.ts";
import { eventsOf } from "./register.ts";
import { expect, visit } from "./site.ts";
import { onThePhone } from "./standins.ts";

export type Mourner = { firstName: string; lastName: string; email: string };

/** A person of the test's own, so that tests beside it do not meet. */
export const someMourner = (): Mourner => ({
  firstName: "Gunilla",
  lastName: "Åkerström",
  email: `gunilla-${randomUUID()}@exempel.se`,
});

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Whom the sheet remembers, and who it is from: all that must be written. */
async function nameBoth(page: Page): Promise<void> {
  await visit(page, routes.memorialGift.href());
  await page.getByRole("combobox", { name: "Namn" }).fill("Karl-Gustav Lindström");
  await page.getByLabel("Namn 1").fill("Gunilla, Per och barnbarnen");
}

export const wordsFold = (page: Page) => page.getByText("Bild, årtal och hälsning");

/** Step 1: who is remembered, a greeting, and from whom. */
export async function fillInSheet(page: Page): Promise<void> {
  await nameBoth(page);
  if (!(await page.getByLabel("Hälsning").isVisible())) await wordsFold(page).click();
  await page.getByLabel("Födelseår").fill("1941");
  await page.getByLabel("Dödsår").fill("2026");
  await page.getByLabel("Hälsning").fill("Din trädgård blommar vidare, och vi med den.");
}

/** Step 2, to the question of how to pay. */
export async function toMemorialPayment(page: Page, { firstName, lastName, email }: Mourner): Promise<void> {
  await press(page, "Gå vidare");
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await page.getByLabel("Förnamn").fill(firstName);
  await page.getByLabel("Efternamn").fill(lastName);
  await page.getByLabel("E-post").fill(email);
  await press(page, "Fortsätt till betalning");
  await atPayment(page);
}

export const quietlyThanked = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Tack för din minnesgåva" })).toBeVisible();

/** Both steps, paid. */
export async function giveInMemory(page: Page, mourner: Mourner): Promise<void> {
  await toMemorialPayment(page, mourner);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await quietlyThanked(page);
}

export async function downloaded(page: Page, name: string): Promise<Buffer> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name }).click()]);
  return readFile(await file.path());
}

/** The sheet as it is shown while it is written, when what was written last is drawn. */
export const previewOf = (page: Page, said: string) => page.getByRole("img", { name: new RegExp(said) });

/** What of the error catalogue the charity has heard of this visitor. */
export async function reportedFailures(context: BrowserContext): Promise<string[]> {
  const identity = (await context.cookies()).find(({ name }) => name === cookies.identity)?.value ?? "";
  const failures: readonly string[] = failureEvents;
  return (await eventsOf(identity)).map(({ type }) => type).filter((type) => failures.includes(type));
}
