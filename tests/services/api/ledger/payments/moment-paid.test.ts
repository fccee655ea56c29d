import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { statedMoment } from "../../../../../services/api/src/ledger/providers/call.ts";
import { yearOf } from "../../../../../services/api/src/ledger/receipts/format.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { openPaymentWorld, type PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => {
  vi.useRealTimers();
});
afterAll(() => world.close());

const hourMs = 3_600_000;

test.each(["direct", "card"] as const)(
  "what was paid by %s a day before we hear of it is of the day on which it was paid",
  async (way) => {
    const order = await world.order();
    await world[way](order);
    await world.age(order, 48 * hourMs);
    const paidAt = new Date(Date.now() - 24 * hourMs);
    // The provider's clock; the database has its own.
    vi.useFakeTimers({ now: paidAt, toFake: ["Date"] });
    await world.decide(order, "approve");
    vi.useRealTimers();
    await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
    const booked = (await world.orderRow(order)).paidAt ?? new Date(0);
    expect(Math.abs(booked.getTime() - paidAt.getTime())).toBeLessThan(hourMs);
    expect((await world.latest(order)).settledAt?.getTime()).toBeGreaterThan(paidAt.getTime() + 23 * hourMs);
  },
);

const news = { state: "paid", reason: null, code: "PAID", amountOre: 25_000, currency: "SEK" } as const;

test.each([
  ["2025-12-31T23:59:59.000+0100", "2025-12-31T22:59:59.000Z", 2025],
  ["2026-01-01T00:00:00.000+01:00", "2025-12-31T23:00:00.000Z", 2026],
  // Before we asked: the provider's clock is wrong.
  ["2025-12-30T12:00:00Z", "2025-12-31T20:00:00.000Z", 2025],
])("a gift that is paid at %s is of %s", async (said, booked, year) => {
  const order = await world.order();
  await world.direct(order);
  const { id } = await world.latest(order);
  await world.db
    .update(payments)
    .set({ createdAt: new Date("2025-12-31T20:00:00Z") })
    .where(eq(payments.id, id));
  await recordOutcome(world.deps, id, { ...news, paidAt: statedMoment.parse(said) }, "reconciler");
  const { paidAt } = await world.orderRow(order);
  expect(paidAt?.toISOString()).toBe(booked);
  expect(yearOf(paidAt ?? new Date(0))).toBe(year);
});

test("a provider whose clock is ahead does not date a gift after we heard of it", async () => {
  const order = await world.order();
  await world.direct(order);
  const { id } = await world.latest(order);
  await recordOutcome(world.deps, id, { ...news, paidAt: new Date(Date.now() + 48 * hourMs) }, "reconciler");
  const { paidAt } = await world.orderRow(order);
  expect(paidAt?.getTime()).toBe((await world.latest(order)).settledAt?.getTime());
});

test.each([
  ["2026-11-29T10:00:00.000+0100", "2026-11-29T09:00:00.000Z"],
  ["2026-11-29T10:00:00+02:00", "2026-11-29T08:00:00.000Z"],
  ["2026-11-29T10:00:00Z", "2026-11-29T10:00:00.000Z"],
  ["2026-11-29T10:00:00", undefined],
  ["soon Z", undefined],
  [1_795_000_000, undefined],
  [{ at: "2026-11-29T10:00:00Z" }, undefined],
  ["", undefined],
  [null, undefined],
  [undefined, undefined],
])("the moment %j is read as %s", (said, read) => {
  expect(statedMoment.parse(said)?.toISOString()).toBe(read);
});
