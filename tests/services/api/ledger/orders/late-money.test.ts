import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { openPaymentWorld, type PaymentWorld } from "../payments/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const dayMs = 86_400_000;

/** Given up, and then left until nobody expects its money and its order is put away. */
const leave = async (order: OrderReceipt, days: number) => {
  await world.age(order, days * dayMs);
  await world.reconcile();
  const { id } = await world.orderRow(order);
  await world.db
    .update(orders)
    .set({ createdAt: sql`now() - make_interval(days => ${days})` })
    .where(eq(orders.id, id));
  await runRetention(world.db);
  expect((await world.orderRow(order)).closedAt).not.toBeNull();
};

test.each([
  ["closed", 2, "birgitta@exempel.se"],
  ["forgotten", 31, null],
] as const)("money that comes when its order is %s is booked as the gift that it is", async (_how, days, email) => {
  const order = await world.order();
  await world.card(order);
  await world.cancel(order);
  await leave(order, days);

  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  expect(await world.orderRow(order)).toMatchObject({ email, personalNumber: null });
  expect(await world.poll(order)).toMatchObject({ paid: true, amount: 250 });
  expect(await world.mailsOf(order)).toHaveLength(email === null ? 0 : 1);
});

test("money that comes for a closed order whose gift was changed goes back, and its page says so", async () => {
  const order = await world.order();
  await world.card(order);
  await world.cancel(order);
  await addGift(world.api, gift({ amount: 500, replaces: order.orderReference }));
  await leave(order, 2);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.poll(order)).givenBack).toEqual({ amount: 250, done: true }));
  expect(await world.poll(order)).toMatchObject({ paid: false, replaced: true });
});
