import type { Page } from "playwright/test";
import * as routes from "@hjarta-lunga/contract/routes.ts";
import { toPayment, fillInCard, openCardPage, paySwish, someGiver, thanked } from "./support/gift.ts";
import { journeysToPayment } from "./support/journeys.ts";
import { fetchAccount, identify, sign, signers, someAddress, toConsent } from "./support/mandate.ts";
import { watchOwnShifts } from "./support/shifts.ts";
import { expect, test, visit, withChoice } from "./support/site.ts";
import { onThePhone } from "./support/standins.ts";

/** Half of what counts as standing still, of all that a journey shows. */
const stillness = 0.01;

test.beforeEach(async ({ context, baseURL }) => withChoice(context, baseURL ?? "", false));

async function expectStill(page: Page, walk: () => Promise<void>): Promise<void> {
  const shifts = await watchOwnShifts(page);
  await walk();
  // What comes after the last screen is told within a frame or two.
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const { total, moved } = shifts();
  expect(total, moved.join("\n")).toBeLessThan(stillness);
}

for (const size of [
  { width: 360, height: 740 },
  { width: 1366, height: 768 },
]) {
  test.describe(`at ${size.width} x ${size.height}`, () => {
    test.use({ viewport: size });

    for (const [name, toPay] of Object.entries(journeysToPayment)) {
      test(`nothing moves by itself from the first step to the thanks: ${name}`, async ({ page }) => {
        test.setTimeout(180_000);
        await expectStill(page, async () => {
          await toPay(page);
          await onThePhone({ token: await paySwish(page) }, "approve");
          await expect(page.getByRole("link", { name: "Ladda ner kvittot" })).toBeVisible();
          await page.waitForLoadState("networkidle");
        });
      });
    }

    test("nothing moves by itself on the way to the card's page, back, and at the thanks", async ({ page }) => {
      test.setTimeout(180_000);
      await expectStill(page, async () => {
        await toPayment(page, someGiver());
        await openCardPage(page);
        await fillInCard(page);
        await thanked(page);
        await page.reload();
        await thanked(page);
      });
    });
  });
}

test("nothing moves by itself from a monthly gift to its thanks: BankID, the account from the bank, and the signature", async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.setViewportSize({ width: 360, height: 740 });
  await expectStill(page, async () => {
    await visit(page, routes.monthlyGift.href());
    await identify(page, signers.amir);
    await fetchAccount(page, signers.amir, "seb");
    await expect(page.getByLabel("Clearingnummer")).toHaveValue("5000");
    await toConsent(page, someAddress());
    await sign(page, signers.amir);
  });
});
