import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { articleStock } from "../../../../services/api/src/database/tables/articles.ts";
import { orders } from "../../../../services/api/src/database/tables/orders.ts";
import { payments } from "../../../../services/api/src/database/tables/payments.ts";
import { tidy } from "../../../../services/api/src/housekeeping.ts";
import { openPaymentWorld } from "../payments/payment-world.ts";
import type { PaymentWorld } from "../payments/payment-world.ts";
import { articleOrder, candle, cards, fillShelf, pin, recipient, register } from "./article-samples.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());
beforeEach(() => fillShelf(world.db, { "2001": 10, "2002": 10, "3001": 10 }));

const left = async (articleNumber: string) =>
  (await world.db.select().from(articleStock).where(eq(articleStock.articleNumber, articleNumber)))[0]?.quantity;
const order = async (given: Record<string, unknown> = {}): Promise<OrderReceipt> =>
  orderReceipt.parse((await register(world.api, articleOrder(given))).json());
/** Sent again by the same key, as a browser does, while the database has no connection left for it. */
const registerInTheEnd = async (given: ReturnType<typeof articleOrder>): Promise<number> => {
  const { statusCode } = await register(world.api, given);
  return statusCode === 503 ? registerInTheEnd(given) : statusCode;
};
/** As if it had been made so long ago, and its payments with it. */
const age = async (given: OrderReceipt, minutes: number) => {
  const { id } = await world.orderRow(given);
  const by = sql`make_interval(mins => ${minutes})`;
  await world.db
    .update(orders)
    .set({ createdAt: sql`${orders.createdAt} - ${by}` })
    .where(eq(orders.id, id));
  await world.db
    .update(payments)
    .set({ createdAt: sql`${payments.createdAt} - ${by}` })
    .where(eq(payments.orderId, id));
};
const isPaid = (given: OrderReceipt) => world.until(async () => expect((await world.poll(given)).paid).toBe(true));

test("a hundred who want the last ten at once get ten, and none is lost", async () => {
  const statuses = await Promise.all(
    Array.from({ length: 100 }, (_, number) =>
      registerInTheEnd(
        articleOrder({
          lines: [{ ...pin, quantity: 1 }],
          amount: 72,
          recipient: recipient({ email: `kund-${number}@exempel.se` }),
        }),
      ),
    ),
  );
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  expect(statuses.filter((status) => status === 409)).toHaveLength(90);
  expect(await left("2001")).toBe(0);
});

test("those who want the same articles in another order never wait for each other in a ring", async () => {
  const lines = [pin, candle, cards].map((one) => ({ ...one, quantity: 1 }));
  const amount = 50 + 140 + 120 + 69;
  const statuses = await Promise.all(
    Array.from({ length: 60 }, (_, number) =>
      registerInTheEnd(
        articleOrder({
          ...{ lines: number % 2 === 0 ? lines : lines.toReversed(), amount },
          recipient: recipient({ email: `ring-${number}@exempel.se` }),
        }),
      ),
    ),
  );
  expect([...new Set(statuses)].sort()).toEqual([201, 409]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  for (const { articleNumber } of [pin, candle, cards]) expect(await left(articleNumber)).toBe(0);
});

test("a changed order gives back what the former took, and may take the same", async () => {
  const former = await order({ lines: [{ ...pin, quantity: 8 }], amount: 422 });
  expect(await left("2001")).toBe(2);
  const replaces = former.orderReference;
  const changed = await register(world.api, articleOrder({ lines: [{ ...pin, quantity: 9 }], amount: 499, replaces }));
  expect(changed.statusCode).toBe(201);
  expect(await left("2001")).toBe(1);
});

test("a changed order that cannot be had leaves the former as it was", async () => {
  const former = await order({ lines: [{ ...pin, quantity: 8 }], amount: 422 });
  const replaces = former.orderReference;
  const refused = await register(world.api, articleOrder({ lines: [{ ...pin, quantity: 11 }], amount: 599, replaces }));
  expect(refused.json()).toMatchObject({ code: "articles_changed", fields: { "lines.2001": "fewerLeft:10" } });
  expect(await left("2001")).toBe(2);
});

test("what nobody has tried to pay for half an hour goes back to the shelf, once", async () => {
  const waiting = await order();
  const begun = await order({ recipient: recipient({ email: "betalar@exempel.se" }) });
  await world.direct(begun);
  await tidy(world.db);
  expect(await left("2001")).toBe(6);
  await age(waiting, 31);
  await age(begun, 31);
  await tidy(world.db);
  await tidy(world.db);
  // The other one is being paid right now.
  expect(await left("2001")).toBe(8);
});

test("who pays after that takes it again, or hears that it is gone before anything is paid", async () => {
  const late = await order({ recipient: recipient({ email: "sen@exempel.se" }) });
  await age(late, 31);
  await tidy(world.db);
  expect(await left("2001")).toBe(10);
  await world.direct(late);
  expect(await left("2001")).toBe(8);
  await world.decide(late, "approve");
  await isPaid(late);

  const later = await order({ recipient: recipient({ email: "senare@exempel.se" }) });
  await age(later, 31);
  await tidy(world.db);
  await fillShelf(world.db, { "2001": 1 });
  const { orderReference } = later;
  const refused = await world.api.app.inject({
    method: "POST",
    url: "/api/Payments/CreateDirectSwish",
    payload: { orderReference, idempotencyKey: crypto.randomUUID(), device: "computer" },
  });
  expect(refused.json()).toMatchObject({ code: "articles_changed", fields: { "lines.2001": "fewerLeft:1" } });
  expect(await left("2001")).toBe(1);
});
