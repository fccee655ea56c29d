import { paySwish, paySwishNumber, someGiver, thanked, toPayment } from "./support/gift.ts";
import { movesOf, ordersOf, paymentsOf } from "./support/register.ts";
import { expect, test, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone, resetStandins, setFault } from "./support/standins.ts";

/** A provider's faults concern every visitor at once: these journeys are walked alone. */
test.beforeEach(async ({ page, context, baseURL }) => {
  await resetStandins();
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});
test.afterAll(resetStandins);

const onlyOnePaid = async (email: string) => {
  const orders = await ordersOf(email);
  expect(orders).toHaveLength(1);
  const id = orders[0]?.id ?? "";
  expect((await paymentsOf(id)).filter(({ state }) => state === "paid")).toHaveLength(1);
  // News that is booked a second time would be taken for money that is too much, and given back.
  expect((await movesOf(id)).filter((move) => move.endsWith(">paid"))).toHaveLength(1);
};

test("Swish is down: nothing is charged, it is said, and the gift is paid when Swish is back", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await setFault("swish", { mode: "down" });
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("heading", { name: "Något gick fel hos betaltjänsten" })).toBeVisible({
    timeout: 45_000,
  });
  await expect(page.getByRole("main")).toContainText("Inga pengar har dragits");
  await resetStandins();
  const answered = page.waitForResponse((response) => response.url().endsWith("/CreateDirectSwish"));
  await page.getByRole("button", { name: /^(Försök igen|Börja om med Swish)$/ }).click();
  const { payment } = (await (await answered).json()) as { payment: { swish: { token: string } } };
  await onThePhone({ token: payment.swish.token }, "approve");
  await thanked(page);
  await onlyOnePaid(giver.email);
});

test("Swish is slow: the visitor is told to wait, and gets the code", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await setFault("swish", { mode: "slow", delayMs: 600_000 });
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByText("Vi kontaktar Swish")).toBeVisible();
  await resetStandins();
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
});

test("the drawer of codes is away: the number is offered instead, and works", async ({ page }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  await setFault("swishQr", { mode: "down" });
  await paySwish(page);
  await expect(page.getByText("Koden är på väg")).toBeVisible();
  await page.getByRole("button", { name: "Ange mobilnummer" }).click();
  await paySwishNumber(page, giver);
  await onThePhone({ payer: giver.payer }, "approve");
  await thanked(page);
  await onlyOnePaid(giver.email);
});

test("the callback is lost: thanked for once, one receipt", async ({ page }) => {
  const giver = someGiver();
  await setFault("swish", { callback: "lost" });
  await toPayment(page, giver);
  await onThePhone({ token: await paySwish(page) }, "approve");
  await thanked(page);
  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(1);
  await onlyOnePaid(giver.email);
});
