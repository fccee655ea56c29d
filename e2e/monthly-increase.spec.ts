import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

/** As a text is called in the code, where its words are missing. */
const nameOfText = /\b[a-z][a-zA-Z]+(?:\.[a-z][a-zA-Z]+)+\b/;

test("a link to raise a gift that is not known is met kindly, in words alone, and is taken out of the URL", async ({
  page,
  context,
  baseURL,
}) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1366, height: 768 });
  await visit(page, routes.increaseMonthlyGift.href(crypto.randomUUID()));
  await expect(page.getByRole("heading", { name: "Vi känner inte igen länken" })).toBeVisible();
  await expect(page).toHaveURL(/\/oka-manadsgava\/$/);
  expect(await page.locator("body").innerText()).not.toMatch(nameOfText);
  await expectAccessible(page, "a desk");
  await page.setViewportSize({ width: 320, height: 740 });
  await expectWithinScreen(page, "a small phone");
});
