import { randomUUID } from "node:crypto";
import type { PaymentState } from "@hjarta-lunga/contract/payment-states.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { membershipDetails } from "../../../../../services/api/src/platform/database/tables/memberships.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { paymentEvents, payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { addMembership, membership } from "../../kinds/membership/membership-samples.ts";
import { paidGift, unpaidGift } from "../receipts/paid-gifts.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();

const hour = 3_600;
const day = 24 * hour;
const donor = {
  kind: "person",
  firstName: "Birgitta",
  lastName: "Åkerström",
  email: "birgitta@exempel.se",
  mobile: "0701740605",
  personalNumber: "191212121212",
};
const told = ["Birgitta", "kerstr", "birgitta@exempel.se", "46701740605"];

type Order = { id: string; reference: string };
const age = ({ id }: Order, seconds: number) =>
  api.db
    .update(orders)
    .set({ createdAt: sql`now() - make_interval(secs => ${seconds})` })
    .where(eq(orders.id, id));
type Payment = typeof payments.$inferInsert;
const tryToPay = async ({ id }: Order, state: PaymentState, isSettled: boolean, given: Partial<Payment> = {}) => {
  const payment = {
    id: randomUUID(),
    orderId: id,
    method: "swishNumber" as const,
    state,
    amountOre: 25_000,
    idempotencyKey: randomUUID(),
    bodyHash: "hash-of-a-number",
    providerReference: randomUUID(),
    expiresAt: new Date(0),
    settledAt: isSettled ? new Date() : null,
    ...given,
  };
  await api.db.insert(payments).values(payment);
  await api.db.insert(paymentEvents).values({ paymentId: payment.id, source: "visitor", toState: "created" });
  return payment;
};
const row = async ({ id }: Order) => (await api.db.select().from(orders).where(eq(orders.id, id)))[0];
const pollStatus = async ({ reference }: Order) =>
  (await api.app.inject({ method: "POST", url: paymentCalls.poll.path, payload: { orderReference: reference } }))
    .statusCode;

type Past = (order: Order) => Promise<unknown>;
const nobodyTried: Past = () => Promise.resolve();
const ended: Past = (order) => tryToPay(order, "expired", true);
const stillWatched: Past = (order) => tryToPay(order, "cancelled", false);
const unknown: Past = (order) => tryToPay(order, "unknown", false);
const givenBack: Past = (order) => tryToPay(order, "paid", true, { surplus: true, refundedAt: new Date() });
const notGivenBack: Past = (order) => tryToPay(order, "paid", true, { surplus: true, refundGivenUpAt: new Date() });
/** The gift was changed; the order that took its place was never paid either, and goes. */
const changedAnd =
  (past: Past): Past =>
  async (order) => {
    await past(order);
    const changed = await unpaidGift(api, { amount: 500, replaces: order.reference });
    await age(changed, 60 * day);
  };

test.each<[string, "kept" | "closed" | "forgotten" | "gone", Past, number]>([
  ["an order that nobody tried to pay, after 23 hours", "kept", nobodyTried, 23 * hour],
  ["an order that nobody tried to pay, after 25 hours", "closed", nobodyTried, 25 * hour],
  ["an order that nobody tried to pay, after 29 days", "closed", nobodyTried, 29 * day],
  ["an order that nobody tried to pay, after 31 days", "gone", nobodyTried, 31 * day],
  ["an order whose payment ended, after 25 hours", "closed", ended, 25 * hour],
  ["an order whose payment ended, after 31 days", "forgotten", ended, 31 * day],
  ["an order whose payment ended but is watched, after 25 hours", "kept", stillWatched, 25 * hour],
  ["an order whose payment is unknown, after 60 days", "kept", unknown, 60 * day],
  ["an order whose money came too late and was given back, after 60 days", "kept", givenBack, 60 * day],
  ["an order whose money came too late and is still here, after 60 days", "kept", notGivenBack, 60 * day],
  ["a changed gift whose money came and was given back, after 60 days", "kept", changedAnd(givenBack), 60 * day],
  ["a changed gift whose money came and is still here, after 60 days", "kept", changedAnd(notGivenBack), 60 * day],
])("%s, is %s", async (_what, expected, past, seconds) => {
  const order = await unpaidGift(api, { donor });
  await past(order);
  await age(order, seconds);
  await runRetention(api.db);
  const left = await row(order);
  const is = left === undefined ? "gone" : left.forgottenAt ? "forgotten" : left.closedAt ? "closed" : "kept";
  expect(is).toBe(expected);
  expect(left?.personalNumber != null).toBe(expected === "kept");
  expect(left?.personalNumberLookup != null).toBe(expected === "kept");
  expect(left?.firstName === "Birgitta").toBe(expected === "kept" || expected === "closed");
  expect(await pollStatus(order)).toBe(expected === "kept" ? 200 : 404);
});

test("of a forgotten order nothing tells of a person, and what happened to its payment stays", async () => {
  const order = await unpaidGift(api, { donor });
  const payment = await tryToPay(order, "declined", true, { payerMobile: "+46701740605" });
  await age(order, 31 * day);
  await runRetention(api.db);
  const kept = [await row(order), ...(await api.db.select().from(payments).where(eq(payments.orderId, order.id)))];
  for (const word of [...told, "hash-of-a-number", order.bodyHash, order.idempotencyKey])
    expect(JSON.stringify(kept)).not.toContain(word);
  expect(kept).toMatchObject([
    { donorKind: "anonymous", amountOre: 25_000, paidAt: null, reference: order.reference },
    { id: payment.id, state: "declined", amountOre: 25_000 },
  ]);
  expect(await api.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, payment.id))).toHaveLength(1);
});

test("a paid gift is kept, with its personal number, however old it is", async () => {
  const order = await paidGift(api, { donor });
  await age(order, 400 * day);
  await runRetention(api.db);
  expect(await row(order)).toMatchObject({ closedAt: null, firstName: "Birgitta", email: donor.email });
  expect((await row(order))?.personalNumber).not.toBeNull();
});

const thisYear = new Date().getFullYear();
const newYear = (year: number) => new Date(`${year}-01-01T12:00:00+01:00`);
const newYearsEve = (year: number) => new Date(`${year}-12-31T12:00:00+01:00`);

test.each([
  ["the first day of its seventh year", newYear(thisYear - 7), "Birgitta"],
  ["the last day of its eighth", newYearsEve(thisYear - 8), null],
])("who gave is known as long as the books are kept: of a gift of %s", async (_when, paidAt, firstName) => {
  const order = await paidGift(api, { donor }, { paidAt });
  await api.db.update(payments).set({ payerMobile: "+46701740605" }).where(eq(payments.orderId, order.id));
  await runRetention(api.db);
  expect(await row(order)).toMatchObject({ firstName, paidAt, amountOre: order.amountOre, reference: order.reference });
  const kept = JSON.stringify([
    await row(order),
    await api.db.select().from(payments).where(eq(payments.orderId, order.id)),
  ]);
  for (const word of told) expect(kept.includes(word)).toBe(firstName !== null);
});

test("whose money came twice and is still here is known, however old it is", async () => {
  const order = await paidGift(api, { donor }, { paidAt: newYearsEve(thisYear - 9) });
  await tryToPay(order, "paid", true, { surplus: true, refundGivenUpAt: new Date() });
  await runRetention(api.db);
  expect(await row(order)).toMatchObject({ firstName: "Birgitta", forgottenAt: null });
});

test("a paid gift whose money came twice is kept, however old it is and whether or not that went back", async () => {
  for (const refundedAt of [null, new Date()]) {
    const order = await paidGift(api, { donor });
    await tryToPay(order, "paid", true, { surplus: true, refundedAt });
    await age(order, 400 * day);
    await runRetention(api.db);
    expect(await row(order)).toMatchObject({ closedAt: null, forgottenAt: null, firstName: "Birgitta" });
  }
});

test("a closed order can no longer be paid", async () => {
  const order = await unpaidGift(api, { donor });
  await age(order, 25 * hour);
  await runRetention(api.db);
  const { path } = paymentCalls.createDirectSwish;
  const payload = { orderReference: order.reference, idempotencyKey: randomUUID(), device: "phone" };
  expect((await api.app.inject({ method: "POST", url: path, payload })).statusCode).toBe(404);
});

test("the click that made a closed order makes a new one, which can be paid", async () => {
  const click = gift({ donor });
  const first = (await addGift(api, click)).json<{ orderReference: string }>();
  await api.db.execute(
    sql`update orders set created_at = now() - interval '25 hours' where reference = ${first.orderReference}`,
  );
  await runRetention(api.db);
  const again = await addGift(api, click);
  expect(again.statusCode).toBe(201);
  expect(again.json<{ orderReference: string }>().orderReference).not.toBe(first.orderReference);
});

test("a payment that begins while the order is being closed keeps it open", async () => {
  const order = await unpaidGift(api, { donor });
  await age(order, 25 * hour);
  let closing: Promise<void> | undefined;
  // Whoever begins a payment takes the order's row first.
  await api.db.transaction(async (tx) => {
    await tx.select().from(orders).where(eq(orders.id, order.id)).for("update");
    closing = runRetention(api.db);
    await closing;
    await tx.insert(payments).values({
      id: randomUUID(),
      orderId: order.id,
      method: "card",
      amountOre: 25_000,
      idempotencyKey: randomUUID(),
      bodyHash: "hash",
      providerReference: randomUUID(),
      expiresAt: new Date(),
    });
  });
  await runRetention(api.db);
  expect((await row(order))?.closedAt).toBeNull();
});

const isWaitedFor = async () => {
  const { rows } = await api.db.execute(
    sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows.length > 0;
};

test.each<[string, Partial<typeof orders.$inferInsert>, Partial<Payment>]>([
  ["closed, keeps it open when the provider no longer knows", {}, { settledAt: null, reason: "outcomeUnknown" }],
  ["closed, keeps it open when it is surplus money", {}, { state: "paid", surplus: true }],
  ["forgotten, keeps it whole", { closedAt: new Date() }, { settledAt: null, reason: "outcomeUnknown" }],
])("news of a payment that come while the order is being %s", async (_what, before, news) => {
  const { orderReference } = (await addMembership(api, membership())).json<{ orderReference: string }>();
  const [order] = await api.db.select().from(orders).where(eq(orders.reference, orderReference));
  if (!order) throw new Error("The membership made no order");
  const payment = await tryToPay(order, "expired", true);
  const mail = { owner: "order", ownerId: order.id, template: "givenBack", recipient: donor.email } as const;
  await api.db.insert(mails).values({ id: randomUUID(), ...mail });
  await age(order, 31 * day);
  if (before.closedAt) await api.db.update(orders).set(before).where(eq(orders.id, order.id));
  let isOver = false;
  let tidying: Promise<void> | undefined;
  // Such news takes the payment's row and not the order's.
  await api.db.transaction(async (tx) => {
    await tx.update(payments).set(news).where(eq(payments.id, payment.id));
    tidying = runRetention(api.db).finally(() => (isOver = true));
    await vi.waitFor(async () => expect(isOver || (await isWaitedFor())).toBe(true));
  });
  await tidying;
  expect(await row(order)).toMatchObject({ closedAt: before.closedAt ?? null, forgottenAt: null, email: order.email });
  const details = await api.db.select().from(membershipDetails).where(eq(membershipDetails.orderId, order.id));
  expect(details).toMatchObject([{ street: "Storgatan 1" }]);
  expect(await api.db.select().from(mails).where(eq(mails.ownerId, order.id))).toHaveLength(1);
  const [kept] = await api.db.select().from(payments).where(eq(payments.id, payment.id));
  expect(kept).toMatchObject({ ...news, bodyHash: payment.bodyHash });
});

test("more orders than are taken at once are all closed", async () => {
  const order = await unpaidGift(api, { donor });
  await api.db.execute(sql`
    insert into orders (id, reference, short_reference, kind, amount_ore, language, idempotency_key, body_hash, donor_kind, created_at)
    select gen_random_uuid(), 'r' || n, 's' || n, kind, amount_ore, language, gen_random_uuid(), body_hash, donor_kind,
      now() - interval '2 days'
    from orders, generate_series(1, 1200) as n where id = ${order.id}`);
  await runRetention(api.db);
  const { rows } = await api.db.execute(
    sql`select count(*)::int as open from orders where reference like 'r%' and closed_at is null`,
  );
  expect(rows).toEqual([{ open: 0 }]);
});

test("no receipt of an order that is paid is touched", async () => {
  const order = await paidGift(api, { donor });
  await api.db
    .insert(mails)
    .values({ id: randomUUID(), owner: "order", ownerId: order.id, template: "receipt", recipient: donor.email });
  await age(order, 60 * day);
  await runRetention(api.db);
  expect(await api.db.select().from(mails).where(eq(mails.ownerId, order.id))).toHaveLength(1);
});
