import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { queryKeys } from "@hjarta-lunga/contract/query-keys.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { fillInRecipient, oneMore, ordered, someOrderer } from "./support/articles.ts";
import { paySwish } from "./support/gift.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone } from "./support/standins.ts";

const shop = orderKinds.article_order.path;
const bar = /\d vald/;

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

test("three articles with postage are paid by Swish, confirmed by mail, and found again after a reload", async ({
  page,
}) => {
  const orderer = someOrderer();
  await page.setViewportSize({ width: 375, height: 740 });
  await visit(page, shop);
  await oneMore(page, "Nål med fågel");
  await oneMore(page, "Nål med fågel");
  await page.getByRole("spinbutton", { name: "Antal av Minnesljus" }).fill("1");
  await oneMore(page, "Att leva med KOL");
  await expect(page.getByRole("status").filter({ hasText: bar })).toContainText("289 kr");
  await fillInRecipient(page, orderer);
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await expect(page.getByRole("group", { name: "Hur vill du betala?" })).toBeVisible();
  await onThePhone({ token: await paySwish(page) }, "approve");
  await ordered(page);
  const contents = page.getByRole("list", { name: "Det här har du beställt" });
  await expect(contents).toContainText("2 × Nål med fågel");
  await expect(contents).toContainText("Porto");

  const [order] = await ordersOf(orderer.email);
  expect(order?.paid_at).not.toBeNull();
  expect(Number(order?.amount_ore)).toBe(28_900);
  await expect.poll(async () => (await mailsTo(orderer.email)).length).toBe(2);
  await page.reload();
  await ordered(page);
});

test("an article by itself that costs nothing is ordered by a link, without any payment", async ({ page }) => {
  const orderer = someOrderer();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, `${shop}?${queryKeys.article}=1002`);
  await expect(page.getByRole("heading", { name: "Att leva med hjärtsvikt" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Nål med fågel" })).toBeHidden();
  await fillInRecipient(page, orderer);
  await page.getByRole("button", { name: "Beställ", exact: true }).click();
  await ordered(page);
  await expect(page.getByRole("link", { name: "Ladda ner kvittot" })).toBeHidden();
  const [order] = await ordersOf(orderer.email);
  expect(Number(order?.amount_ore)).toBe(0);
  await expect.poll(async () => (await mailsTo(orderer.email)).length).toBe(1);
});

test("the shop, its errors, the address and the thanks are accessible", async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, shop);
  await expectAccessible(page, "shop");
  await expectWithinScreen(page, "shop");
  await page.getByRole("button", { name: "Gå vidare" }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Välj något först" })).toBeVisible();
  await expectAccessible(page, "shop with an error");
  await oneMore(page, "Ditt testamente");
  await fillInRecipient(page, someOrderer());
  await page.getByLabel("Postnummer").fill("1234");
  await page.getByRole("button", { name: "Beställ", exact: true }).click();
  await expect(page.getByRole("group", { name: /att rätta$/ })).toBeFocused();
  await expectAccessible(page, "address with an error");
  await expectWithinScreen(page, "address with an error");
  await page.getByLabel("Postnummer").fill("903 25");
  await page.getByRole("button", { name: "Beställ", exact: true }).click();
  await ordered(page);
  await expectAccessible(page, "thanks");
  await expectWithinScreen(page, "thanks");
});
