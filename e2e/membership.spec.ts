import type { Page } from "playwright/test";
import { orderKinds } from "@hjarta-lunga/contract/orders/kinds.ts";
import { readPdf } from "../tests/services/api/ledger/receipts/read-pdf.ts";
import { expectAccessible, expectWithinScreen } from "./support/accessible.ts";
import { fillInCard, openCardPage, paySwish } from "./support/gift.ts";
import { fillInMember, someJoiner, toFee, welcomed, type Joiner } from "./support/membership.ts";
import { ordersOf } from "./support/register.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.emulateMedia({ reducedMotion: "reduce" });
});

/** As it stands behind its link on the page. */
async function fetched(page: Page, link: string): Promise<Buffer> {
  const href = await page.getByRole("link", { name: link }).getAttribute("href");
  const answer = await page.request.get(href ?? "");
  expect(answer.status()).toBe(200);
  return answer.body();
}

async function expectPaidOnce(joiner: Joiner, amountOre: number) {
  const orders = await ordersOf(joiner.email);
  expect(orders).toHaveLength(1);
  expect(orders[0]?.paid_at).not.toBeNull();
  expect(Number(orders[0]?.amount_ore)).toBe(amountOre);
}

test("a household joins by Swish: welcomed, with its card to print and for the phone, and mails sent", async ({
  page,
}) => {
  const joiner = someJoiner();
  await page.setViewportSize({ width: 1280, height: 900 });
  await fillInMember(page, joiner, "FAMILJ");
  await page.getByRole("button", { name: "Lägg till en person" }).click();
  await page.keyboard.type("Karl Öberg");
  await toFee(page);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await welcomed(page);

  await expectPaidOnce(joiner, 30_000);
  const { words } = await readPdf(await fetched(page, "Ladda ner medlemskortet"));
  for (const said of ["Ingrid", "Wallström", "Karl Öberg", "Familj"]) expect(words).toContain(said);
  const picture = await fetched(page, "Som bild till mobilen");
  expect(picture.subarray(1, 4).toString()).toBe("PNG");
  // The receipt, and the welcome.
  await expect.poll(async () => (await mailsTo(joiner.email)).length).toBe(2);
});

test("on a phone a member joins by card, and is welcomed on the way back", async ({ page }) => {
  const joiner = someJoiner();
  await page.setViewportSize({ width: 375, height: 740 });
  await fillInMember(page, joiner, "UNG");
  await toFee(page);
  await openCardPage(page);
  await fillInCard(page);
  await welcomed(page);
  await expectPaidOnce(joiner, 10_000);
  // What comes back is the order, and a reload of it is the same.
  await page.reload();
  await welcomed(page);
});

test("the choice, the details with errors and the welcome are accessible", async ({ page }) => {
  test.setTimeout(120_000);
  const joiner = someJoiner();
  await page.setViewportSize({ width: 1280, height: 900 });
  await visit(page, orderKinds.membership_gift.path);
  await expectAccessible(page, "choice");
  await expectWithinScreen(page, "choice");
  await fillInMember(page, joiner, "FAMILJ");
  await page.getByLabel("Postnummer").fill("1234");
  await page.getByRole("button", { name: "Lägg till en person" }).click();
  await page.getByRole("button", { name: "Fortsätt till betalning" }).click();
  await expect(page.getByRole("group", { name: "Två saker att rätta" })).toBeFocused();
  await expectAccessible(page, "details with errors");
  await expectWithinScreen(page, "details with errors");
  await page.getByLabel("Postnummer").fill("90325");
  await page.getByLabel("Namn på person 1").fill("Karl Öberg");
  await toFee(page);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await welcomed(page);
  await expectAccessible(page, "welcome");
  await expectWithinScreen(page, "welcome");
});
