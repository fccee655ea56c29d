import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

test("a gift by code is paid when the payer approves and Swish calls back", async () => {
  const order = await world.order({ amount: 350.5 });
  const begun = paymentAnswer.strict().parse((await world.direct(order)).json());
  expect(begun).toMatchObject({ ...order, paid: false, receiptTo: "b•••••@exempel.se" });
  expect(begun.payment).toMatchObject({ method: "swishDirect", state: "waiting", reason: null, cardPage: null });
  expect(begun.payment?.swish?.qr).toMatch(/<svg/);
  expect(begun.payment?.expiresInMs).toBeGreaterThan(0);
  expect(begun.payment?.expiresInMs).toBeLessThanOrEqual(180_000);

  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  expect(await world.moves(order)).toEqual(["created", "created>waiting", "waiting>paid"]);
  expect(await world.mailsOf(order)).toHaveLength(1);
  const row = await world.latest(order);
  expect(row).toMatchObject({ swishToken: null, nextAskAt: null, surplus: false });
  expect(row.expiresAt.getTime() - row.createdAt.getTime()).toBe(180_000);
  expect(row.settlementReference).toMatch(/^[0-9A-F]{32}$/i);
  const [theirs] = (await world.ledger("swish")).filter(({ id }) => id === row.providerReference);
  expect(theirs).toMatchObject({ state: "PAID", amountOre: 35_050, reference: order.shortOrderReference });
  expect(await world.poll(order)).toMatchObject({ paid: true, payment: { state: "paid", swish: null } });
});

test("on a phone no code is drawn, and the token opens the app", async () => {
  const order = await world.order();
  const begun = paymentAnswer.parse((await world.direct(order, { device: "phone" })).json());
  expect(begun.payment?.swish?.qr).toBeNull();
  expect(begun.payment?.swish?.token).toMatch(/\S{8,}/);
});

test("after a reload the same code is shown again, and without being asked for none is", async () => {
  const order = await world.order();
  const begun = paymentAnswer.parse((await world.direct(order)).json());
  expect((await world.poll(order, { withQr: true })).payment?.swish).toEqual(begun.payment?.swish);
  expect((await world.poll(order)).payment?.swish).toEqual({ token: begun.payment?.swish?.token, qr: null });
});

test("with the drawer away the payment waits all the same", async () => {
  await world.fault("swishQr", { mode: "garbage" });
  const order = await world.order();
  const begun = paymentAnswer.parse((await world.direct(order)).json());
  expect(begun.payment).toMatchObject({ state: "waiting", swish: { qr: null } });
  await world.well();
  expect((await world.poll(order, { withQr: true })).payment?.swish?.qr).toMatch(/<svg/);
});

test("a gift by number reaches that phone, and is paid when its owner approves", async () => {
  const order = await world.order();
  const begun = paymentAnswer.parse((await world.byNumber(order, { mobile: "+46 70 174 06 11" })).json());
  expect(begun.payment).toMatchObject({ method: "swishNumber", state: "waiting", swish: null });
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.poll(order)).paid).toBe(true));
  expect((await world.latest(order)).payerMobile).toBeNull();
});

test("a payer in whose app another payment waits is told so, and can try again", async () => {
  const mobile = "0701740612";
  const [first, second] = [await world.order(), await world.order()];
  await world.byNumber(first, { mobile });
  const refused = paymentAnswer.parse((await world.byNumber(second, { mobile })).json());
  expect(refused.payment).toMatchObject({ state: "failed", reason: "payerBusy" });
  await world.decide(first, "decline");
  const again = paymentAnswer.parse((await world.byNumber(second, { mobile })).json());
  expect(again.payment?.state).toBe("waiting");
});

test.each([
  ["decline", "declined", "declinedByPayer"],
  ["bankid-cancel", "declined", "declinedByPayer"],
  ["bank-error", "failed", "bankError"],
  ["timeout", "expired", "timedOut"],
  ["unknown", "unknown", "outcomeUnknown"],
])("%s at the phone ends as %s for the reason %s, and no receipt is written", async (outcome, state, reason) => {
  const order = await world.order();
  await world.direct(order);
  await world.decide(order, outcome);
  await world.until(async () => expect((await world.latest(order)).state).toBe(state));
  expect(await world.poll(order)).toMatchObject({ paid: false, payment: { state, reason, swish: null } });
  expect(await world.mailsOf(order)).toEqual([]);
});

test("given up by the visitor, it cannot be paid at the phone any more, and another way can be chosen", async () => {
  const order = await world.order();
  await world.direct(order);
  expect((await world.cancel(order)).payment).toMatchObject({ state: "cancelled", reason: "cancelledByVisitor" });
  await expect(world.decide(order, "approve")).rejects.toThrow("409");
  expect(paymentAnswer.parse((await world.byNumber(order)).json()).payment?.state).toBe("waiting");
});

test("given up just after it was paid, it is paid", async () => {
  await world.fault("swish", { callback: "lost" });
  const order = await world.order();
  await world.direct(order);
  await world.decide(order, "approve");
  expect(await world.cancel(order)).toMatchObject({ paid: true, payment: { state: "paid" } });
});
