import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld({ MONDIDO_PAGE_DAYS: "30" });
});
afterEach(() => world.well());
afterAll(() => world.close());

const windowMs = 1_811_000;
const dayMs = 86_400_000;

/** Asked when it is due, as often as a clock that goes on for so many days makes it due. */
const leaveFor = async (order: OrderReceipt, days: number) => {
  for (let day = 0; day < days; day += 1) {
    await world.age(order, dayMs);
    await world.reconcile();
  }
};
/** A card page that was left open until its payment had expired here, with all news of it lost. */
const expiredCard = async () => {
  const order = await world.order();
  await world.card(order);
  await world.age(order, windowMs);
  await world.reconcile();
  expect(await world.latest(order)).toMatchObject({ state: "expired" });
  await world.fault("mondido", { callback: "lost" });
  return order;
};

test("a card page that is paid weeks after its payment expired, with the callback lost, is found by asking", async () => {
  const order = await expiredCard();
  await leaveFor(order, 20);
  await world.decide(order, "approve");
  await leaveFor(order, 1);
  expect(await world.orderRow(order)).toMatchObject({ paidBy: (await world.latest(order)).id });
  expect((await world.moves(order)).at(-1)).toBe("expired>paid");
  expect(await world.mailsOf(order)).toHaveLength(1);
});

test("a card page that can be paid no more is asked about no more", async () => {
  const order = await expiredCard();
  await leaveFor(order, 31);
  expect(await world.latest(order)).toMatchObject({ state: "expired", nextAskAt: null });
});

test("a day after a card payment ended its order is put away all the same, and its page is forgotten here", async () => {
  const order = await expiredCard();
  await leaveFor(order, 2);
  const { settledAt, cardPage, nextAskAt } = await world.latest(order);
  expect({ settled: settledAt !== null, cardPage, watched: nextAskAt !== null }).toEqual({
    ...{ settled: true, cardPage: null, watched: true },
  });
});
