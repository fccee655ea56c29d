import { isOpen, liveStates, paymentMoves, paymentStates } from "@hjarta-lunga/contract/payment-states.ts";
import type { PaymentStanding, PaymentState } from "@hjarta-lunga/contract/payment-states.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentDiscrepancies, payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { checkPayment } from "../../../../../services/api/src/ledger/payments/check-payment.ts";
import { findPayment } from "../../../../../services/api/src/ledger/payments/repository.ts";
import { nextAskMs } from "../../../../../services/api/src/ledger/payments/schedule.ts";
import type { ProviderStatus, ReportedStanding } from "../../../../../services/api/src/ledger/providers/port.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const tellable = paymentStates.filter((state) => state !== "created");
const pairs = paymentStates.flatMap((from) => tellable.map((to) => [from, to] as const));

const standings = {
  waiting: { state: "waiting", reason: null },
  paid: { state: "paid", reason: null },
  unknown: { state: "unknown", reason: "outcomeUnknown" },
  declined: { state: "declined", reason: "declinedByBank" },
  cancelled: { state: "cancelled", reason: "cancelledByVisitor" },
  expired: { state: "expired", reason: "timedOut" },
  failed: { state: "failed", reason: "bankError" },
} as const satisfies Record<ReportedStanding["state"], ReportedStanding>;
type Beside = Partial<Omit<ProviderStatus, keyof ReportedStanding>>;
const providerSays = (state: keyof typeof standings, given: Beside = {}): ProviderStatus => ({
  ...standings[state],
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

const endings = [
  ["declined", "declinedByPayer"],
  ["cancelled", "cancelledByVisitor"],
  ["cancelled", "cancelledUnconfirmed"],
  ["expired", "timedOut"],
  ["failed", "bankError"],
] as const;

const discrepanciesOf = (id: string) =>
  world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, id));

test.each(pairs)("news that a payment that is %s is %s moves it only where the table says so", async (from, to) => {
  const { order, id } = await paymentIn(from);
  const before = (await world.moves(order)).length;
  await recordOutcome(world.deps, id, providerSays(to), "reconciler");
  const allowed = paymentMoves[from].includes(to);
  const contradicted = from === "paid" && !["paid", "waiting"].includes(to);
  const reopened = to === "unknown" && endings.some(([ended]) => ended === from);
  expect((await world.latest(order)).state).toBe(allowed ? to : from);
  expect((await world.moves(order)).slice(before)).toEqual(
    allowed ? [`${from}>${to}`] : reopened || contradicted ? [`${from}>${from}`] : [],
  );
  expect(await discrepanciesOf(id)).toMatchObject(contradicted ? [{ kind: "notPaid", code: "test" }] : []);
  expect((await world.orderRow(order)).paidAt !== null).toBe(allowed && to === "paid");
});

test.each([
  ["another amount", { amountOre: 24_999 }],
  ["another currency", { currency: "NOK" }],
  ["no amount", { amountOre: undefined }],
])("money with %s is not this payment: unknown, and somebody has to look", async (_what, given) => {
  const { order, id } = await paymentIn("waiting");
  await recordOutcome(world.deps, id, providerSays("paid", given), "callback");
  expect(await world.latest(order)).toMatchObject({ state: "unknown", reason: "outcomeUnknown" });
  expect((await world.orderRow(order)).paidAt).toBeNull();
  expect(world.api.logs()).toMatch(new RegExp(`"level":50[^\\n]*${id}`));
});

test("what we took back when its time was out has expired, though the provider's callback is first to say so", async () => {
  const { order, id } = await paymentIn("waiting");
  await world.age(order, 191_000);
  const payment = await findPayment(world.deps.db, id);
  const ask = () =>
    Promise.resolve({ kind: "status" as const, status: providerSays("cancelled", { amountOre: undefined }) });
  const { methods } = world.deps.providers;
  const swishDirect = { ...methods.swishDirect, ask };
  const providers = { ...world.deps.providers, methods: { ...methods, swishDirect } };
  if (payment) await checkPayment({ ...world.deps, providers }, payment, { source: "callback" });
  expect(await world.latest(order)).toMatchObject({ state: "expired", reason: "timedOut" });
});

const doubts: [string, ProviderStatus][] = [
  ["is paid with another amount", providerSays("paid", { amountOre: 24_999 })],
  ["has a status that nobody knows", providerSays("unknown", { needsAttention: true, amountOre: undefined })],
];
const alarms = (id: string) =>
  world.api
    .logs()
    .split("\n")
    .filter((line) => line.includes('"level":50') && line.includes(id));

test.each(endings.flatMap((ending) => doubts.map(([what, news]) => [...ending, what, news] as const)))(
  "a payment that ended as %s (%s) and then %s keeps its state, is open again, and somebody is called once",
  async (state, reason, _what, news) => {
    const { order, id } = await paymentIn(state);
    const settled = { reason, settledAt: new Date(), nextAskAt: null, acceptedAt: null };
    await world.db.update(payments).set(settled).where(eq(payments.id, id));
    const before = (await world.moves(order)).length;
    for (let n = 0; n < 3; n += 1) await recordOutcome(world.deps, id, news, "callback");
    const latest = await world.latest(order);
    expect(latest).toMatchObject({ state, reason: "outcomeUnknown", settledAt: null });
    expect(latest.nextAskAt).not.toBeNull();
    expect(latest.acceptedAt).not.toBeNull();
    expect(isOpen(latest)).toBe(true);
    // What contradicts our books has a line of its own beside that of the doubt.
    const lines = news.state === "paid" ? 2 : 1;
    expect((await world.moves(order)).slice(before)).toEqual(Array.from({ length: lines }, () => `${state}>${state}`));
    expect(alarms(id)).toHaveLength(1);
  },
);

test.each(endings)("doubt about a payment that ended as %s (%s) goes when the provider clears it", async (state) => {
  const cleared = await paymentIn(state);
  await recordOutcome(world.deps, cleared.id, providerSays("unknown"), "callback");
  await recordOutcome(world.deps, cleared.id, providerSays("waiting"), "reconciler");
  expect(await world.latest(cleared.order)).toMatchObject({ state, reason: "outcomeUnknown" });
  await recordOutcome(world.deps, cleared.id, providerSays("declined"), "reconciler");
  expect(await world.latest(cleared.order)).toMatchObject({ state, reason: "declinedByBank" });

  const paid = await paymentIn(state);
  await recordOutcome(world.deps, paid.id, providerSays("unknown"), "callback");
  await recordOutcome(world.deps, paid.id, providerSays("paid"), "reconciler");
  expect(await world.latest(paid.order)).toMatchObject({ state: "paid", reason: null });
  expect((await world.orderRow(paid.order)).paidBy).toBe(paid.id);
});

test("doubt about a payment that ended does not stand in the way of the next one", async () => {
  const { order, id } = await paymentIn("expired");
  await world.direct(order, { device: "phone" });
  await recordOutcome(world.deps, id, providerSays("unknown"), "callback");
  expect((await world.paymentsOf(order)).map(({ state }) => state)).toEqual(["expired", "waiting"]);
});

test("twenty who bring the same news at once write it once", async () => {
  const { order, id } = await paymentIn("waiting");
  await Promise.all(Array.from({ length: 20 }, () => recordOutcome(world.deps, id, providerSays("paid"), "callback")));
  expect((await world.moves(order)).filter((move) => move === "waiting>paid")).toHaveLength(1);
  expect(await world.mailsOf(order)).toHaveLength(1);
});

test("of two payments of an order that are told paid at once, one pays it and the other is surplus", async () => {
  const { order, id } = await paymentIn("cancelled");
  await world.direct(order, { device: "phone" });
  const second = await world.latest(order);
  await Promise.all([
    recordOutcome(world.deps, id, providerSays("paid"), "callback"),
    recordOutcome(world.deps, second.id, providerSays("paid"), "callback"),
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
test.each<[string, PaymentStanding, number, number, number | null]>([
  ["while it waits, at the base", standings.waiting, 60_000, 120_000, 5_000],
  [
    "given up without the provider's word, at the base",
    { state: "cancelled", reason: "cancelledUnconfirmed" },
    60_000,
    120_000,
    5_000,
  ],
  [
    "ended and then in doubt for days, hourly",
    { state: "expired", reason: "outcomeUnknown" },
    80 * hour,
    -79 * hour,
    hour,
  ],
  ["given up so for days, hourly", { state: "cancelled", reason: "cancelledUnconfirmed" }, 80 * hour, -79 * hour, hour],
  ["just after its window, at the base", standings.unknown, 184_000, -4_000, 5_000],
  ["later, ever more seldom", standings.unknown, 780_000, -600_000, 300_000],
  ["after days, hourly and without end", standings.unknown, 80 * hour, -79 * hour, hour],
  ["ended a minute ago, now and then", standings.declined, 60_000, 120_000, 30_000],
  ["ended yesterday, hourly", standings.expired, 24 * hour, -23 * hour, hour],
  ["ended days ago, ever more seldom", standings.expired, 10 * 24 * hour, -239 * hour, 10 * hour],
  ["ended so long ago that it can be paid no more, never again", standings.expired, 31 * 24 * hour, -743 * hour, null],
  ["paid, never again", standings.paid, 10_000, 100_000, null],
])("the provider is asked %s", (_when, standing, ageMs, leftMs, expected) => {
  expect(nextAskMs({ ...standing, ageMs, leftMs }, 5_000, 30 * 24 * hour)).toBe(expected);
});

test("the states that the database counts as alive are those of the contract", async () => {
  const { rows } = await world.db.execute<{ definition: string }>(
    sql`select pg_get_indexdef('payment_one_alive'::regclass) as definition`,
  );
  const named = [...(rows[0]?.definition.matchAll(/'(\w+)'::text/g) ?? [])].map((match) => match[1]);
  expect(named.sort()).toEqual([...liveStates].sort());
});
