import * as routes from "@hjarta-lunga/contract/routes.ts";
import { expectFinished } from "./support/accessible.ts";
import { endMandate, linkTo, mailedLink, someMonthlyGiver } from "./support/gift-links.ts";
import { mandatesOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";

test.beforeEach(async ({ context, baseURL, page }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1366, height: 768 });
});

for (const { path, href } of [
  { path: "/oka-manadsgava/", href: routes.increaseMonthlyGift.href(crypto.randomUUID()) },
  { path: "/extra-gava/", href: routes.extraGift.href(crypto.randomUUID()) },
]) {
  test(`a link to ${path} that is not known is met kindly, in words alone, and is taken out of the URL`, async ({
    page,
  }) => {
    await visit(page, href);
    await expect(page.getByRole("heading", { name: "Vi känner inte igen länken" })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`${path}$`));
    await expectFinished(page, "not known");
  });
}

test("a gift is raised by its link with one press, and the link in the mail sets it back", async ({ page }) => {
  test.setTimeout(120_000);
  const giver = await someMonthlyGiver();
  const href = await linkTo("increase", giver);
  await visit(page, href);
  await expect(page.getByRole("heading", { name: "Hej Gun! Tack för att du ger varje månad" })).toBeVisible();
  await expect(page).toHaveURL(/\/oka-manadsgava\/$/);
  await page.getByRole("button", { name: "Höj min månadsgåva" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Välj ett belopp" })).toBeVisible();
  await expectFinished(page, "amount, asked for");
  await page.getByRole("radio", { name: "300 kr" }).check();
  await page.getByRole("button", { name: "Höj till 300 kr i månaden" }).click();
  await expect(page.getByRole("heading", { name: "Tack, Gun!" })).toBeFocused();
  await expectFinished(page, "thanks");
  expect(await mandatesOf(giver.email)).toMatchObject([{ amount_ore: "30000", state: "active" }]);

  await visit(page, href);
  await expect(page.getByRole("heading", { name: "Länken är redan använd" })).toBeVisible();
  await expectFinished(page, "used");

  await visit(page, await mailedLink(giver));
  await expect(page).toHaveURL(/\/oka-manadsgava\/$/);
  await expectFinished(page, "to be undone");
  await page.getByRole("button", { name: "Ja, ångra höjningen" }).click();
  await expect(page.getByRole("heading", { name: "Höjningen är ångrad" })).toBeFocused();
  expect(await mandatesOf(giver.email)).toMatchObject([{ amount_ore: "20000" }]);
});

test("who has ended the monthly gift is told so by both links, and is offered to give all the same", async ({
  page,
}) => {
  const giver = await someMonthlyGiver();
  const [raise, extra] = [await linkTo("increase", giver), await linkTo("extra", giver)];
  await endMandate(giver);
  await visit(page, raise);
  await expect(page.getByRole("heading", { name: "Månadsgåvan är avslutad" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Bli månadsgivare igen" })).toBeVisible();
  await visit(page, extra);
  await expect(page.getByRole("heading", { name: "Månadsgåvan är avslutad" })).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Ge en gåva" }).click();
  await expect(page).toHaveURL(/\/ge-en-gava\/$/);
});
