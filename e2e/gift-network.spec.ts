import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { toPayment, paySwish, someGiver, thanked } from "./support/gift.ts";
import { ordersOf, paymentsOf } from "./support/register.ts";
import { expect, test, withChoice } from "./support/site.ts";
import { mailsTo, onThePhone } from "./support/standins.ts";

test.beforeEach(async ({ page, context, baseURL }) => {
  await withChoice(context, baseURL ?? "", false);
  await page.setViewportSize({ width: 1280, height: 900 });
});

/** The browser's own lines about calls that were cut on purpose. */
const forgive = (complaints: string[]) => complaints.splice(0);

test("an order whose answer is lost is made once, at the second press", async ({ page, complaints }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  let cut = 0;
  await page.route("**/api/RegularGift/Add", async (route) => {
    if (cut++ > 0) return route.continue();
    await route.fetch();
    return route.abort("connectionreset");
  });
  const give = page.getByRole("button", { name: "Ge 250 kr med Swish" });
  await give.click();
  await expect(page.getByRole("main")).toContainText("Inga pengar har dragits");
  await give.click();
  await expect(page.getByRole("img", { name: "QR-kod för Swish" })).toBeVisible();
  await expect.poll(async () => (await ordersOf(giver.email)).length).toBe(1);
  forgive(complaints);
});

test("a payment whose answer is lost is found again, never begun twice", async ({ page, complaints }) => {
  const giver = someGiver();
  await toPayment(page, giver);
  let token = "";
  await page.route(`**${paymentCalls.createDirectSwish.path}`, async (route) => {
    const response = await route.fetch();
    token = ((await response.json()) as { payment: { swish: { token: string } } }).payment.swish.token;
    await route.abort("timedout");
  });
  await page.getByRole("button", { name: "Ge 250 kr med Swish" }).click();
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await onThePhone({ token }, "approve");
  await thanked(page);
  const [order] = await ordersOf(giver.email);
  expect(await paymentsOf(order?.id ?? "")).toHaveLength(1);
  forgive(complaints);
});

test("the network goes while the visitor pays: said, never called a failure, and right when it is back", async ({
  page,
  context,
  complaints,
}) => {
  const giver = someGiver();
  await toPayment(page, giver);
  const token = await paySwish(page);
  await expect(page.getByRole("heading", { name: "Skanna med Swish" })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole("main")).toContainText(/Betala inte igen/i);
  await expect(page.getByRole("main")).not.toContainText(/misslyck|gick fel/i);
  await onThePhone({ token }, "approve");
  await context.setOffline(false);
  await thanked(page);
  forgive(complaints);
});

test("an address that is written while the network is away is kept when it is back, at the same gift", async ({
  page,
  context,
  complaints,
}) => {
  const giver = someGiver();
  await toPayment(page, { ...giver, email: "" });
  const token = await paySwish(page);
  await context.setOffline(true);
  await page.getByLabel("E-post").fill(giver.email);
  await page.getByLabel("Förnamn").focus();
  await expect(page.getByText("Uppgifterna till kvittot är inte sparade än.")).toBeVisible();
  await context.setOffline(false);
  await expect.poll(async () => (await ordersOf(giver.email)).length).toBe(1);
  await onThePhone({ token }, "approve");
  await thanked(page);
  await expect.poll(async () => (await mailsTo(giver.email)).length).toBe(1);
  forgive(complaints);
});
