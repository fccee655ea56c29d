import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

type Response = Awaited<ReturnType<typeof addGift>>;
const codeOf = (response: Response) => errorBody.parse(response.json()).code;

/** The gift again, changed to 500 kr. */
const change = ({ orderReference }: OrderReceipt, given: Record<string, unknown> = {}) =>
  addGift(world.api, gift({ amount: 500, replaces: orderReference, ...given }));
const changed = async (order: OrderReceipt) => orderReceipt.parse((await change(order)).json());

test("a changed gift names the order that it replaces, and that one can be paid no more", async () => {
  const first = await world.order();
  const second = await changed(first);
  expect((await world.orderRow(second)).replaces).toBe((await world.orderRow(first)).id);
  for (const how of ["direct", "byNumber", "card"] as const) {
    expect(codeOf(await world[how](first))).toBe("order_replaced");
  }
  expect(await world.poll(first)).toMatchObject({ replaced: true, paid: false, givenBack: null });
  expect(await world.poll(second)).toMatchObject({ replaced: false, amount: 500 });
});

test("money that comes late for the order that was replaced is given back, and said; the new one is paid once", async () => {
  const first = await world.order();
  await world.card(first);
  const { providerReference } = await world.latest(first);
  await world.cancel(first);
  const second = await changed(first);
  await world.control("POST", `/mondido/transactions/${providerReference}/approve`);
  await world.until(async () => expect((await world.poll(first)).givenBack).toEqual({ amount: 250, done: true }));
  expect(await world.poll(first)).toMatchObject({ paid: false, payment: { state: "paid" } });
  expect((await world.mailsOf(first)).map(({ template }) => template)).toEqual(["givenBack"]);
  const theirs = (await world.ledger("mondido")).find(({ reference }) => reference === providerReference);
  expect(theirs?.refundedOre).toBe(25_000);

  await world.direct(second);
  await world.decide(second, "approve");
  await world.until(async () => expect((await world.poll(second)).paid).toBe(true));
  expect(await world.poll(second)).toMatchObject({ givenBack: null });
});

test("who pays another way, or changes the gift, is told for as long as the one before may still be paid", async () => {
  const first = await world.order();
  await world.card(first);
  expect(await world.poll(first)).toMatchObject({ payment: { state: "waiting" }, otherOpen: false });
  const { id } = await world.latest(first);
  const given = { state: "cancelled", reason: "cancelledUnconfirmed" } as const;
  await world.db.update(payments).set(given).where(eq(payments.id, id));
  await world.direct(first);
  expect(await world.poll(first)).toMatchObject({ payment: { method: "swishDirect" }, otherOpen: true });
  await world.cancel(first);
  const third = await changed(await changed(first));
  expect(await world.poll(third)).toMatchObject({ payment: null, otherOpen: true });
  await world.db.update(payments).set({ reason: "outcomeUnknown" }).where(eq(payments.id, id));
  expect((await world.poll(third)).otherOpen).toBe(true);
  await world.db.update(payments).set({ reason: "cancelledByVisitor" }).where(eq(payments.id, id));
  expect((await world.poll(third)).otherOpen).toBe(false);
  // What comes after it is not this order's to wait for.
  await world.direct(third);
  expect((await world.poll(first)).otherOpen).toBe(false);
});

test.each([
  ["is paid", "approve", "already_paid"],
  ["may be paid right now", null, "payment_in_progress"],
])("an order that %s is not replaced", async (_what, outcome, code) => {
  const first = await world.order();
  await world.direct(first);
  if (outcome !== null) {
    await world.decide(first, outcome);
    await world.until(async () => expect((await world.poll(first)).paid).toBe(true));
  }
  expect(codeOf(await change(first))).toBe(code);
});

test("the same change sent again is the same order, also when it was replaced meanwhile; another with its key is refused", async () => {
  const first = await world.order();
  const idempotencyKey = world.newKey();
  const made = orderReceipt.parse((await change(first, { idempotencyKey })).json());
  await changed(made);
  const again = await change(first, { idempotencyKey });
  expect([again.statusCode, orderReceipt.parse(again.json())]).toEqual([200, made]);
  expect(codeOf(await change(first, { idempotencyKey, amount: 600 }))).toBe("idempotency_conflict");
});

test("a gift that is changed in ten tabs at once leaves one order that can be paid", async () => {
  const first = await world.order();
  const made = await Promise.all(Array.from({ length: 10 }, () => changed(first)));
  const answers = await Promise.all([first, ...made].map((order) => world.poll(order)));
  expect(answers.filter(({ replaced }) => !replaced)).toHaveLength(1);
});

test("who changes a gift that nobody has made is told so", async () => {
  const response = await change({ ...(await world.order()), orderReference: "0".repeat(20) });
  expect(response.statusCode).toBe(404);
  expect(errorBody.parse(response.json()).fields).toHaveProperty("replaces");
});
