import { liveStates, paymentMoves, paymentStates } from "@hjarta-lunga/contract/payment-states.ts";
import type { FailureReason, PaymentState } from "@hjarta-lunga/contract/payment-states.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { payments } from "../../../../services/api/src/database/schema.ts";
import { book } from "../../../../services/api/src/payments/book.ts";
import { nextAskMs } from "../../../../services/api/src/payments/schedule.ts";
import type { Told } from "../../../../services/api/src/providers/port.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const tellable = paymentStates.filter((state) => state !== "created");
const pairs = paymentStates.flatMap((from) => tellable.map((to) => [from, to] as const));

const told = (state: Told["state"], given: Partial<Told> = {}): Told => ({
  state,
  reason: null,
  code: "test",
  amountOre: 25_000,
  currency: "SEK",
  ...given,
});

const paymentIn = async (state: PaymentState) => {
  const order = await world.order();
  await world.direct(order, { device: "phone" });
  const { id } = await world.latest(order);
  await world.db.update(payments).set({ state }).where(eq(payments.id, id));
  return { order, id };
};

test.each(pairs)("news that a payment that is %s is %s moves it only where the table says so", async (from, to) => {
  const { order, id } = await paymentIn(from);
  const before = (await world.moves(order)).length;
  await book(world.deps, id, told(to), "reconciler");
  const allowed = paymentMoves[from].includes(to);
  expect((await world.latest(order)).state).toBe(allowed ? to : from);
  expect((await world.moves(order)).slice(before)).toEqual(allowed ? [`${from}>${to}`] : []);
  expect((await world.orderRow(order)).paidAt !== null).toBe(allowed && to === "paid");
});

test.each([
  ["another amount", { amountOre: 24_999 }],
  ["another currency", { currency: "NOK" }],
  ["no amount", { amountOre: undefined }],
])("money with %s is not this payment: unknown, and somebody has to look", async (_what, given) => {
  const { order, id } = await paymentIn("waiting");
  await book(world.deps, id, told("paid", given), "callback");
  expect(await world.latest(order)).toMatchObject({ state: "unknown", reason: "outcomeUnknown" });
  expect((await world.orderRow(order)).paidAt).toBeNull();
  expect(world.api.logs()).toMatch(new RegExp(`"level":50[^\\n]*${id}`));
});

test("twenty who bring the same news at once write it once", async () => {
  const { order, id } = await paymentIn("waiting");
  await Promise.all(Array.from({ length: 20 }, () => book(world.deps, id, told("paid"), "callback")));
  expect((await world.moves(order)).filter((move) => move === "waiting>paid")).toHaveLength(1);
  expect(await world.mailsOf(order)).toHaveLength(1);
});

test("of two payments of an order that are told paid at once, one pays it and the other is surplus", async () => {
  const { order, id } = await paymentIn("cancelled");
  await world.direct(order, { device: "phone" });
  const second = await world.latest(order);
  await Promise.all([
    book(world.deps, id, told("paid"), "callback"),
    book(world.deps, second.id, told("paid"), "callback"),
  ]);
  const rows = await world.paymentsOf(order);
  expect(rows.map(({ state }) => state)).toEqual(["paid", "paid"]);
  expect(rows.filter(({ surplus }) => surplus)).toHaveLength(1);
  expect((await world.orderRow(order)).paidBy).toBe(rows.find(({ surplus }) => !surplus)?.id);
});

test("a line in the log of events cannot be changed", async () => {
  await paymentIn("waiting");
  await expect(world.db.execute(sql`update payment_event set to_state = 'paid'`)).rejects.toMatchObject({
    cause: { code: "23001" },
  });
});

const hour = 3_600_000;
test.each<[string, PaymentState, number, number, number | null, FailureReason?]>([
  ["while it waits, at the base", "waiting", 60_000, 120_000, 5_000],
  ["given up without the provider's word, at the base", "cancelled", 60_000, 120_000, 5_000, "cancelledUnconfirmed"],
  ["given up so for days, hourly", "cancelled", 80 * hour, -79 * hour, hour, "cancelledUnconfirmed"],
  ["just after its window, at the base", "unknown", 184_000, -4_000, 5_000],
  ["later, ever more seldom", "unknown", 780_000, -600_000, 300_000],
  ["after days, hourly and without end", "unknown", 80 * hour, -79 * hour, hour],
  ["ended a minute ago, now and then", "declined", 60_000, 120_000, 30_000],
  ["ended yesterday, never again", "expired", 25 * hour, -24 * hour, null],
  ["paid, never again", "paid", 10_000, 100_000, null],
])("the provider is asked %s", (_when, state, ageMs, leftMs, expected, reason) => {
  expect(nextAskMs({ state, reason: reason ?? null, ageMs, leftMs }, 5_000)).toBe(expected);
});

test("the states that the database counts as alive are those of the contract", async () => {
  const { rows } = await world.db.execute<{ definition: string }>(
    sql`select pg_get_indexdef('payment_one_alive'::regclass) as definition`,
  );
  const named = [...(rows[0]?.definition.matchAll(/'(\w+)'::text/g) ?? [])].map((match) => match[1]);
  expect(named.sort()).toEqual([...liveStates].sort());
});
