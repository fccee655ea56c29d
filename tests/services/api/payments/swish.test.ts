import { paymentAnswer } from "contract/payments.ts";
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
  expect(begun.payment?.expiresInMs).toBeGreaterThan(170_000);
  expect(begun.payment?.expiresInMs).toBeLessThanOrEqual(180_000);

  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  expect(await world.moves(order)).toEqual(["created", "created>waiting", "waiting>paid"]);
  expect(await world.mailsOf(order)).toHaveLength(1);
  const row = await world.latest(order);
  expect(row).toMatchObject({ swishToken: null, nextAskAt: null, surplus: false });
  expect(row.settlementReference).toMatch(/^[0-9A-F]{32}$/i);
  const [theirs] = (await world.ledger("swish")).filter(({ id }) => id === row.providerReference);
  expect(theirs).toMatchObject({ state: "PAID", amountOre: 35_050, reference: order.shortOrderReference });
  expect(await world.poll(order)).toMatchObject({ paid: true, payment: { state: "paid", swish: null } });
});
