import { randomUUID } from "node:crypto";
import type { Page } from "playwright/test";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { atPayment } from "./gift.ts";
import { expect, visit } from "./site.ts";

export type Joiner = { firstName: string; lastName: string; email: string };

/** A person of the test's own, so that tests beside it do not meet. */
export const someJoiner = (): Joiner => ({
  firstName: "Ingrid",
  lastName: "Öberg-Wallström",
  email: `ingrid-${randomUUID()}@exempel.se`,
});

const press = (page: Page, name: string) => page.getByRole("button", { name }).click();

/** Step 1 and 2, by a link to the kind. */
export async function fillInMember(page: Page, joiner: Joiner, kind: string): Promise<void> {
  await visit(page, `${orderKinds.membership_gift.path}?${queryKeys.membership}=${kind}`);
  await press(page, "Gå vidare");
  await expect(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await page.getByLabel("Förnamn").fill(joiner.firstName);
  await page.getByLabel("Efternamn").fill(joiner.lastName);
  await page.getByLabel("E-post").fill(joiner.email);
  await page.getByLabel("Gatuadress").fill("Storgatan 1");
  await page.getByLabel("Postnummer").fill("903 25");
  await page.getByLabel("Ort", { exact: true }).fill("Umeå");
}

/** To the question of how to pay. */
export async function toFee(page: Page): Promise<void> {
  await press(page, "Fortsätt till betalning");
  await atPayment(page);
}

export const welcomed = (page: Page): Promise<void> =>
  expect(page.getByRole("heading", { name: "Välkommen som medlem!" })).toBeVisible();
