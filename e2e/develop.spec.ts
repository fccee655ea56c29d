import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { fillInCard, openCardPage, someGiver, thanked, toPayment } from "./support/gift.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test } from "./support/site.ts";

/*
 * In `npm run dev`, where a developer walks journeys: whatever React or the browser complains of, such as a page that was
 * not the same on the server, fails a test here too.
 */

test("a visitor reads in development, answers the question about cookies, and the API keeps the answer", async ({
  page,
}) => {
  await page.goto("/om-oss/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const kept = page.waitForResponse((response) => new URL(response.url()).pathname === consentCall.path);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  expect((await kept).ok()).toBe(true);
});

test("a visitor gives by card in development, and comes back from the card page to the thanks", async ({ page }) => {
  const giver = someGiver();
  await page.goto("/");
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  await toPayment(page, giver);
  await openCardPage(page);
  await fillInCard(page);
  await thanked(page);
  expect(await ordersOf(giver.email)).toEqual([expect.objectContaining({ paid_at: expect.anything() })]);
});
