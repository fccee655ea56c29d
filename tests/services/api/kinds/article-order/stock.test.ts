import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { releaseUnpaidStock } from "../../../../../services/api/src/kinds/article-order/release.ts";
import { articleOrders, articleStock } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { openPaymentWorld } from "../../ledger/payments/payment-world.ts";
import type { PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { articleOrder, candle, cards, fillShelf, pin, recipient, register } from "./article-samples.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());
beforeEach(() => fillShelf(world.db, { "2001": 10, "2002": 10, "3001": 10 }));

const left = async (articleNumber: string) =>
  (await world.db.select().from(articleStock).where(eq(articleStock.articleNumber, articleNumber)))[0]?.quantity;
let networks = 0;
const anotherNetwork = () => `2001:db8:${(networks += 1).toString(16)}:1::1`;
const networksOfSite = (count: number) => {
  const here = anotherNetwork();
  return Array.from({ length: count }, (_, at) => here.replace(":1::1", `:${at}::1`));
};
const order = async (given: Record<string, unknown> = {}, network = anotherNetwork()): Promise<OrderReceipt> =>
  orderReceipt.parse((await register(world.api, articleOrder(given), network)).json());
/** Sent again by the same key, as a browser does, while the database has no connection left for it. */
const registerInTheEnd = async (given: ReturnType<typeof articleOrder>, network: string): Promise<number> => {
  const { statusCode } = await register(world.api, given, network);
  return statusCode === 503 ? registerInTheEnd(given, network) : statusCode;
};
const pins = (quantity: number, amount: number, given: Record<string, unknown> = {}) =>
  articleOrder({ lines: [{ ...pin, quantity }], amount, ...given });
const from = (mailbox: string) => ({ recipient: recipient({ email: `${mailbox}@exempel.se` }) });
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
        anotherNetwork(),
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
        anotherNetwork(),
      ),
    ),
  );
  expect([...new Set(statuses)].sort()).toEqual([201, 409]);
  expect(statuses.filter((status) => status === 201)).toHaveLength(10);
  for (const { articleNumber } of [pin, candle, cards]) expect(await left(articleNumber)).toBe(0);
});

test("a changed order gives back what the former took, and may take the same", async () => {
  const former = await order(pins(8, 422, from("andrar")));
  expect(await left("2001")).toBe(2);
  const replaces = former.orderReference;
  const changed = await register(world.api, pins(9, 499, { replaces, ...from("andrar-adress") }));
  expect(changed.statusCode).toBe(201);
  expect(await left("2001")).toBe(1);
});

test("a changed order that cannot be had leaves the former as it was", async () => {
  const former = await order(pins(8, 422, from("vill-fler")));
  const replaces = former.orderReference;
  const refused = await register(world.api, pins(11, 599, { replaces, ...from("vill-fler") }));
  expect(refused.json()).toMatchObject({ code: "articles_changed", fields: { "lines.2001": "fewerLeft:10" } });
  expect(await left("2001")).toBe(2);
});

const giveUp = async (given: OrderReceipt) => {
  await world.direct(given);
  await world.cancel(given);
};
/** What the API's sweep does each minute. */
const sweep = () => releaseUnpaidStock(world.db);

test("what nobody has tried to pay for ten minutes goes back to the shelf, once, and what was tried stays for thirty", async () => {
  const [waiting, tried] = [await order(from("vantar")), await order(from("provar"))];
  await world.direct(tried);
  await world.decide(tried, "decline");
  await world.until(async () => expect((await world.poll(tried)).payment?.state).toBe("declined"));
  await sweep();
  expect(await left("2001")).toBe(6);
  for (const one of [waiting, tried]) await age(one, 11);
  await sweep();
  await sweep();
  expect(await left("2001")).toBe(8);
  await age(tried, 20);
  await sweep();
  await sweep();
  expect(await left("2001")).toBe(10);
});

test("nothing is held for longer than thirty minutes, however often a payment is begun and given up, or while one lives", async () => {
  const [renewed, alive] = [await order(from("fornyar")), await order(from("haller"))];
  await giveUp(renewed);
  await age(renewed, 29);
  await giveUp(renewed);
  await age(alive, 29);
  await world.direct(alive);
  await sweep();
  expect(await left("2001")).toBe(6);
  for (const one of [renewed, alive]) await age(one, 2);
  await sweep();
  expect(await left("2001")).toBe(10);
  // Nor is it held again: not even until the next sweep.
  await giveUp(renewed);
  expect(await left("2001")).toBe(10);
});

test("a network whose orders were not paid holds nothing more that day by new or by changed ones, and may still pay", async () => {
  const here = anotherNetwork();
  const first = await order(pins(10, 549, from("tar-allt")), here);
  await age(first, 29);
  const changed = await order(pins(10, 549, { replaces: first.orderReference, ...from("andrar-en-gang") }), here);
  expect(await left("2001")).toBe(0);
  const { orderReference: replaces } = changed;
  const again = await order(pins(10, 549, { replaces, ...from("andrar-igen") }), here);
  expect(await left("2001")).toBe(10);
  const anew = await order(pins(10, 549, from("bestaller-igen")), here);
  for (const one of [again, anew]) await giveUp(one);
  expect(await left("2001")).toBe(10);
  await order(pins(10, 549, from("nagon-annan")));
  expect(await left("2001")).toBe(0);
  await fillShelf(world.db, { "2001": 10 });
  await world.direct(anew);
  await world.decide(anew, "approve");
  await isPaid(anew);
  expect(await left("2001")).toBe(0);
});

test("nothing is held for longer than thirty minutes by changing the order, from whichever network it is changed", async () => {
  const first = await order(pins(10, 549, from("staffett-1")));
  await age(first, 20);
  const second = await order(pins(10, 549, { replaces: first.orderReference, ...from("staffett-2") }));
  for (const one of [first, second]) await age(one, 9);
  const third = await order(pins(10, 549, { replaces: second.orderReference, ...from("staffett-3") }));
  await sweep();
  expect(await left("2001")).toBe(0);
  for (const one of [first, second, third]) await age(one, 2);
  await sweep();
  expect(await left("2001")).toBe(10);
  const fourth = await order(pins(10, 549, { replaces: third.orderReference, ...from("staffett-4") }));
  await giveUp(fourth);
  expect(await left("2001")).toBe(10);
});

test("what an order holds is nobody else's: whoever orders with the same e-mail address takes none of it", async () => {
  const victim = await order(pins(6, 322, from("samma")));
  const other = await register(world.api, pins(5, 272, from("Samma+annan")), anotherNetwork());
  expect(other.json()).toMatchObject({ code: "articles_changed", fields: { "lines.2001": "fewerLeft:4" } });
  expect((await register(world.api, pins(4, 222, from("samma")), anotherNetwork())).statusCode).toBe(201);
  expect(await left("2001")).toBe(0);
  expect((await world.direct(victim)).statusCode).toBe(200);
  await world.decide(victim, "approve");
  await isPaid(victim);
});

test("unpaid orders of one network hold no more together than is left for others, and those are not refused", async () => {
  const hall = anotherNetwork();
  for (let number = 0; number < 5; number += 1) await order(pins(1, 72, from(`hall-${number}`)), hall);
  const sixth = pins(1, 72, from("hall-6"));
  const refused = await register(world.api, sixth, hall);
  expect(refused.statusCode).toBe(409);
  expect(refused.json()).toMatchObject({ code: "articles_changed", fields: { "lines.2001": "waiting" } });
  expect(await left("2001")).toBe(5);
  expect((await register(world.api, sixth, anotherNetwork())).statusCode).toBe(201);
});

test("unpaid orders of one site hold no more together than three quarters, from however many networks", async () => {
  const networks = networksOfSite(8);
  const statuses: number[] = [];
  for (const [at, network] of networks.entries())
    statuses.push((await register(world.api, pins(1, 72, from(`omrade-${at}`)), network)).statusCode);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 201, 201, 409]);
  expect(await left("2001")).toBe(3);
  expect((await register(world.api, pins(3, 172, from("annat-omrade")), anotherNetwork())).statusCode).toBe(201);
});

test("a site whose orders were not paid holds nothing more that day from another of its networks", async () => {
  const [here = "", there = ""] = networksOfSite(2);
  const first = await order(pins(10, 549, from("omradet-tar-allt")), here);
  await age(first, 31);
  await sweep();
  await order(pins(10, 549, from("omradet-tar-igen")), there);
  expect(await left("2001")).toBe(10);
});

test("a hall whose people pay is never told to wait, and of what is paid nobody keeps from where", async () => {
  const hall = anotherNetwork();
  for (let number = 0; number < 9; number += 1) {
    const one = await order(pins(1, 72, from(`salen-${number}`)), hall);
    await world.direct(one);
    await world.decide(one, "approve");
    await isPaid(one);
    const [{ network } = { network: "?" }] = await world.db
      .select()
      .from(articleOrders)
      .where(eq(articleOrders.orderId, (await world.orderRow(one)).id));
    expect(network).toBeNull();
  }
  expect(await left("2001")).toBe(1);
});

test("what went back is not taken again by those who begin to pay beyond their network's share", async () => {
  const home = anotherNetwork();
  const late = [await order(pins(2, 122, from("sen-1")), home), await order(pins(3, 172, from("sen-2")), home)];
  for (const one of late) await age(one, 11);
  await sweep();
  await fillShelf(world.db, { "2001": 8 });
  const begin = ({ orderReference }: OrderReceipt) =>
    world.call(paymentCalls.createDirectSwish.path, {
      ...{ orderReference, idempotencyKey: crypto.randomUUID(), device: "computer" },
    });
  const begun = await Promise.all(late.map(begin));
  expect(begun.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
});

test("who begins to pay after thirty minutes holds nothing, and their money takes it if it is still there", async () => {
  const late = await order(from("sen"));
  await age(late, 31);
  await sweep();
  await world.direct(late);
  expect(await left("2001")).toBe(10);
  await world.decide(late, "approve");
  await isPaid(late);
  expect(await left("2001")).toBe(8);
  expect((await world.mailsOf(late)).map(({ template }) => template).sort()).toEqual(["articleOrder", "receipt"]);
});

test("who begins to pay for what is gone hears so before anything is paid", async () => {
  const later = await order(from("senare"));
  await age(later, 31);
  await sweep();
  await fillShelf(world.db, { "2001": 1 });
  const refused = await world.direct(later);
  expect(refused.json()).toMatchObject({ code: "articles_changed", fields: { "lines.2001": "fewerLeft:1" } });
  expect(await left("2001")).toBe(1);
});

test("money for what is gone meanwhile is booked, goes back the way it came, and whoever paid is told", async () => {
  const late = await order(from("for-sen"));
  await age(late, 31);
  await sweep();
  await world.direct(late);
  await fillShelf(world.db, { "2001": 1 });
  await world.decide(late, "approve");
  await world.until(async () => expect((await world.poll(late)).payment?.state).toBe("paid"));
  expect(await world.latest(late)).toMatchObject({ state: "paid", surplus: true });
  expect((await world.orderRow(late)).paidAt).toBeNull();
  expect((await world.mailsOf(late)).map(({ template }) => template)).toEqual(["givenBack"]);
  expect(await left("2001")).toBe(1);
});
