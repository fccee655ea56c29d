import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import {
  paymentDiscrepancies,
  paymentEvents,
} from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { noteGivenBack, refundSurplus } from "../../../../../services/api/src/ledger/payments/refund.ts";
import { refundIdOf } from "../../../../../services/api/src/ledger/providers/swish.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

const anna = "Anna Ek: återbetald i portalen";
const eventsOf = async (id: string) =>
  (await world.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id)).orderBy(paymentEvents.entry))
    .filter(({ fromState }) => fromState === "paid")
    .map(({ providerCode, who, note }) => [providerCode, who, note]);

const ways = [
  ["direct", "card", "swish"],
  ["card", "direct", "mondido"],
] as const;

/** An order that was paid twice: the payment by `late` came when the other had paid it. */
const paidTwice = async (late: "direct" | "card", first: "direct" | "card", failedRefunds: number) => {
  const provider = late === "card" ? "mondido" : "swish";
  const order = await world.order();
  await world[late](order);
  const surplus = await world.latest(order);
  // Given up here while the provider cannot be asked: it can still be paid there.
  await world.fault(provider, { mode: "down" });
  await world.cancel(order);
  await world.fault(provider, { failedRefunds });
  await world[first](order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  const where = late === "card" ? "/mondido/transactions" : "/swish/payments";
  await world.control("POST", `${where}/${surplus.providerReference}/approve`);
  const row = async () => (await world.paymentsOf(order))[0];
  await world.until(async () => expect(await row()).toMatchObject({ state: "paid", surplus: true }));
  // Two who give back at the same time are never there: the test goes on when the job waits for its next try.
  await world.until(async () => {
    const job = sql`select state from jobs.job where name = 'refund' and singleton_key = ${surplus.id}`;
    expect(["retry", "completed"]).toContain((await world.db.execute<{ state: string }>(job)).rows[0]?.state);
  });
  /** As the job does, which waits longer between its tries. */
  const refund = () => refundSurplus(world.deps, surplus).catch(() => undefined);
  const theirs = async () =>
    (await world.ledger(provider)).find(({ id, reference }) => [id, reference].includes(surplus.providerReference));
  return { order, surplus, row, refund, theirs };
};

test.each(ways)(
  "%s beside %s: a refund that %s ends with an error is tried anew, and given back once",
  async (late, first) => {
    const { surplus, row, refund, theirs } = await paidTwice(late, first, 1);
    await world.until(async () => {
      await refund();
      expect((await row())?.refundedAt ?? null).not.toBeNull();
    });
    expect((await row())?.failedRefunds).toBe(1);
    expect((await theirs())?.refundedOre).toBe(25_000);
    expect(await eventsOf(surplus.id)).toEqual([
      [expect.stringMatching(/^refund refused: ./), null, null],
      ["refunded", null, null],
    ]);
  },
);

test.each(ways)(
  "%s beside %s: a refund that %s ends with an error time and again comes before staff, who give it back and note it",
  async (late, first) => {
    const { order, surplus, row, refund, theirs } = await paidTwice(late, first, 100);
    expect(await noteGivenBack(world.db, order.shortOrderReference, anna)).toBe(0);
    await world.until(async () => {
      await refund();
      expect((await row())?.refundGivenUpAt ?? null).not.toBeNull();
    });
    await world.well();
    await refund();
    expect(await row()).toMatchObject({ failedRefunds: 3, refundedAt: null });
    expect((await theirs())?.refundedOre).toBe(0);
    expect(world.api.logs()).toMatch(new RegExp(`"level":50[^\\n]*"paymentId":"${surplus.id}"[^\\n]*failed for good`));

    expect((await world.poll(order)).givenBack).toEqual({ amount: 250, done: false });
    expect(() => noteGivenBack(world.db, order.shortOrderReference, undefined)).toThrow("Say who you are and why");
    expect(await noteGivenBack(world.db, order.shortOrderReference, anna)).toBe(1);
    expect((await eventsOf(surplus.id)).at(-1)).toEqual(["given back by hand", "Anna Ek", "återbetald i portalen"]);
    expect((await world.poll(order)).givenBack).toEqual({ amount: 250, done: true });
    expect(await noteGivenBack(world.db, order.shortOrderReference, anna)).toBe(0);
  },
);

/** As Swish sends it: of which refund there is news, and of which money. */
const swishTellsOf = (refundId: string, settlementReference: string | null) =>
  world.api.app.inject({
    ...{ method: "POST", url: providerPaths.swishCallback },
    payload: { id: refundId, originalPaymentReference: settlementReference, status: "PAID" },
  });

test("Swish's news that a refund was paid that we gave up as refused is asked about, and nobody gives it back again", async () => {
  const { order, surplus, row, refund } = await paidTwice("direct", "card", 100);
  await world.until(async () => {
    await refund();
    expect((await row())?.refundGivenUpAt ?? null).not.toBeNull();
  });
  const settlementReference = (await row())?.settlementReference ?? null;
  const id = refundIdOf(surplus, 2);
  await swishTellsOf(id, settlementReference);
  expect((await row())?.refundedAt).toBeNull();
  const askRefund = vi.spyOn(world.api.providers.methods.swishDirect, "askRefund").mockResolvedValue({ kind: "done" });
  expect((await swishTellsOf(id, settlementReference)).statusCode).toBe(200);
  expect(askRefund).toHaveBeenCalledWith(id);
  askRefund.mockRestore();
  expect((await row())?.refundedAt).not.toBeNull();
  expect((await eventsOf(surplus.id)).at(-1)).toEqual(["refunded", null, null]);
  expect((await world.poll(order)).givenBack).toEqual({ amount: 250, done: true });
});

test("Swish's news of a second refund of money that has gone back is told to staff, once", async () => {
  const { surplus, row, refund } = await paidTwice("direct", "card", 0);
  await world.until(async () => {
    await refund();
    expect((await row())?.refundedAt ?? null).not.toBeNull();
  });
  const settlementReference = (await row())?.settlementReference ?? null;
  const discrepanciesOf = () =>
    world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, surplus.id));
  await swishTellsOf(refundIdOf(surplus, 0), settlementReference);
  expect(await discrepanciesOf()).toEqual([]);
  const askRefund = vi.spyOn(world.api.providers.methods.swishDirect, "askRefund").mockResolvedValue({ kind: "done" });
  const other = refundIdOf(surplus, 1);
  for (let n = 0; n < 2; n += 1) expect((await swishTellsOf(other, settlementReference)).statusCode).toBe(200);
  askRefund.mockRestore();
  expect(await discrepanciesOf()).toMatchObject([
    { kind: "claimedAgain", source: "callback", settlementReference: other },
  ]);
});
