import { expectAccessible, expectFinished } from "./support/accessible.ts";
import { paySwish } from "./support/gift.ts";
import { linkTo, mailedLink, someMonthlyGiver } from "./support/gift-links.ts";
import { extraDrawsOf, mandatesOf, ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { onThePhone } from "./support/standins.ts";

test.beforeEach(async ({ context, baseURL, page }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1366, height: 768 });
});

test("something extra is agreed with one press, and the link in the mail takes it back", async ({ page }) => {
  test.setTimeout(120_000);
  const giver = await someMonthlyGiver();
  const href = await linkTo("extra", giver);
  await visit(page, href);
  await expect(page.getByRole("heading", { name: "Hej Gun! Vill du ge lite extra?" })).toBeVisible();
  await expect(page).toHaveURL(/\/extra-gava\/$/);
  await page.getByRole("button", { name: "Ge med autogiro" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Välj ett belopp" })).toBeVisible();
  await expectFinished(page, "amount, asked for");
  await page.getByRole("radio", { name: "300 kr" }).check();
  await page.getByRole("button", { name: "Ge 300 kr med autogiro" }).click();
  await expect(page.getByRole("heading", { name: "Tack, Gun!" })).toBeFocused();
  await expect(page.getByText("Din månadsgåva på 200 kr dras som vanligt.")).toBeVisible();
  await expectFinished(page, "thanks");
  expect(await extraDrawsOf(giver.email)).toEqual([{ amount_ore: "30000", state: "waiting", undone: false }]);
  expect(await mandatesOf(giver.email)).toMatchObject([{ amount_ore: "20000" }]);

  await visit(page, href);
  await expect(page.getByRole("heading", { name: "Länken är redan använd" })).toBeVisible();

  await visit(page, await mailedLink(giver));
  await expect(page).toHaveURL(/\/extra-gava\/$/);
  await expectFinished(page, "to be undone");
  await page.getByRole("button", { name: "Ja, ångra gåvan" }).click();
  await expect(page.getByRole("heading", { name: "Den extra gåvan är ångrad" })).toBeFocused();
  expect(await extraDrawsOf(giver.email)).toEqual([{ amount_ore: "30000", state: "cancelled", undone: true }]);
});

test("something extra is paid by Swish, also after a reload, and the link is used then", async ({ page }) => {
  const giver = await someMonthlyGiver();
  const href = await linkTo("extra", giver);
  await visit(page, href);
  await page.getByRole("textbox").fill("450");
  await page.getByRole("button", { name: "Ge med Swish i stället" }).click();
  // Swish was what was pressed: it is not asked for again.
  const pay = page.getByRole("button", { name: "Betala 450 kr med Swish" });
  await expect(pay).toBeVisible();
  await expect(page.getByRole("radio")).toHaveCount(0);
  await page.reload();
  await expect(pay).toBeVisible();
  await page.getByRole("button", { name: "Välj ett annat sätt att betala" }).click();
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
  await expect(page.getByRole("radio", { name: /kort/i })).toHaveCount(0);
  await expectAccessible(page, "how to pay");
  // Another amount was meant: the way back leads to the form, and the order of the first can be paid no more.
  await page.getByRole("button", { name: "Ändra gåvan" }).click();
  await page.getByRole("radio", { name: "500 kr" }).check();
  await page.getByRole("button", { name: "Ge med Swish i stället" }).click();
  await expect(page.getByText("Du ger 500 kr extra")).toBeVisible();
  await onThePhone({ token: await paySwish(page) }, "approve");
  await expect(page.getByRole("heading", { name: "Tack för din extra gåva!" })).toBeVisible();
  await expectAccessible(page, "thanks by Swish");
  const orders = await ordersOf(giver.email);
  expect(orders.map(({ amount_ore, paid_at }) => [amount_ore, paid_at !== null])).toEqual([
    ["45000", false],
    ["50000", true],
  ]);
  await visit(page, href);
  await expect(page.getByRole("heading", { name: "Länken är redan använd" })).toBeVisible();
});
