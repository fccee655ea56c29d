import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

const codeOf = (response: { json: () => unknown }) => errorBody.parse(response.json()).code;

test.each(["direct", "byNumber", "card"] as const)(
  "%s: fifty equal requests at once make one payment, here and at the provider",
  async (how) => {
    const order = await world.order();
    const idempotencyKey = world.newKey();
    const mobile = how === "byNumber" ? { mobile: "0701740699" } : {};
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => world[how](order, { idempotencyKey, ...mobile })),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 50 }, () => 200));
    expect(await world.paymentsOf(order)).toHaveLength(1);
    const { providerReference } = await world.latest(order);
    const ledger = await world.ledger(how === "card" ? "mondido" : "swish");
    const theirs = ledger.filter((entry) => [entry.id, entry.reference].includes(providerReference));
    expect(theirs).toHaveLength(1);
    expect(ledger.filter(({ reference }) => reference === order.shortOrderReference).length).toBeLessThan(2);
    expect((await world.poll(order)).payment?.state).toBe("waiting");
  },
);

test("the same key with another body is refused", async () => {
  const order = await world.order();
  const idempotencyKey = world.newKey();
  await world.byNumber(order, { idempotencyKey, mobile: "0701740613" });
  expect(codeOf(await world.byNumber(order, { idempotencyKey, mobile: "0701740614" }))).toBe("idempotency_conflict");
  expect(codeOf(await world.card(order, { idempotencyKey }))).toBe("idempotency_conflict");
  expect(await world.paymentsOf(order)).toHaveLength(1);
});

test("while one payment is alive no other begins, however many try at once", async () => {
  const order = await world.order();
  const answers = await Promise.all(Array.from({ length: 20 }, () => world.direct(order)));
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  const refused = answers.filter(({ statusCode }) => statusCode !== 200);
  expect(new Set(refused.map(codeOf))).toEqual(new Set(["payment_in_progress"]));
  expect(await world.paymentsOf(order)).toHaveLength(1);
});

test("a paid order takes no further payment, and its first request repeated gets the paid one", async () => {
  const order = await world.order();
  const idempotencyKey = world.newKey();
  await world.direct(order, { idempotencyKey });
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  expect(codeOf(await world.card(order))).toBe("already_paid");
  const again = paymentAnswer.parse((await world.direct(order, { idempotencyKey })).json());
  expect(again).toMatchObject({ paid: true, payment: { state: "paid" } });
});

test("an order that nobody made is not found, in any call", async () => {
  const nobodys = { ...(await world.order()), orderReference: "0".repeat(20) };
  for (const how of ["direct", "byNumber", "card"] as const) {
    expect(codeOf(await world[how](nobodys))).toBe("not_found");
  }
});

test("ten tabs that ask at once ask the provider once", async () => {
  const order = await world.order();
  await world.direct(order);
  await world.age(order, 4_000);
  const { id } = await world.latest(order);
  await Promise.all(Array.from({ length: 10 }, () => world.poll(order)));
  const [row] = await world.db.select({ asks: payments.asks }).from(payments).where(eq(payments.id, id));
  expect(row?.asks).toBe(1);
});

test("money that comes when the order is paid already is given back, once", async () => {
  const order = await world.order();
  await world.card(order);
  const first = await world.latest(order);
  expect((await world.cancel(order)).payment?.state).toBe("cancelled");
  await world.direct(order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  await world.control("POST", `/mondido/transactions/${first.providerReference}/approve`);
  await world.until(async () => expect((await world.paymentsOf(order))[0]?.refundedAt ?? null).not.toBeNull());
  const [surplus, paying] = await world.paymentsOf(order);
  expect(surplus).toMatchObject({ state: "paid", surplus: true });
  expect(paying).toMatchObject({ state: "paid", surplus: false, refundedAt: null });
  expect((await world.orderRow(order)).paidBy).toBe(paying?.id);
  expect((await world.mailsOf(order)).map(({ template }) => template).sort()).toEqual(["givenBack", "receipt"]);
  const [theirs] = (await world.ledger("mondido")).filter(({ reference }) => reference === first.providerReference);
  expect(theirs?.refundedOre).toBe(25_000);
  expect(world.api.logs()).toContain("money came for an order that was paid or replaced");
});

test("while a card paid late, the Swish payment that still waits is taken back", async () => {
  const order = await world.order();
  await world.card(order);
  const first = await world.latest(order);
  await world.cancel(order);
  await world.direct(order);
  const second = await world.latest(order);
  await world.control("POST", `/mondido/transactions/${first.providerReference}/approve`);
  await world.until(async () => expect((await world.orderRow(order)).paidBy).toBe(first.id));
  await world.reconcile();
  const [theirs] = (await world.ledger("swish")).filter(({ id }) => id === second.providerReference);
  expect(theirs?.state).toBe("CANCELLED");
  expect(await world.poll(order)).toMatchObject({ paid: true, payment: { method: "card", state: "paid" } });
});
