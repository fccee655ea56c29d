import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld({ PROVIDER_TIMEOUT_MS: "2000" });
});
afterEach(() => world.well());
afterAll(() => world.close());

const ways = [
  ["direct", "swish"],
  ["byNumber", "swish"],
  ["card", "mondido"],
] as const;
const troubles = ["slow", "down", "garbage", "lostAnswer"] as const;
const each = ways.flatMap(([how, provider]) => troubles.map((mode) => [how, mode, provider] as const));
/** Longer than a request may take, so that no start can be on its way. */
const laterMs = 4_000;
let phones = 20;
const givenOf = (how: string) => (how === "byNumber" ? { mobile: `07017406${(phones += 1)}` } : {});

/** Longer than any test: a slow provider goes on when it is well again, and whoever hears before has not waited for it. */
const silentMs = 600_000;

test.each(each)("%s begun while the provider is %s: told as begun, never as failed", async (how, mode, provider) => {
  await world.fault(provider, { mode, delayMs: silentMs });
  const order = await world.order();
  const begun = paymentAnswer.parse((await world[how](order, givenOf(how))).json());
  expect(begun.payment).toMatchObject({ state: "created", reason: null, swish: null, cardPage: null });
});

test.each(each)(
  "%s begun while the provider is %s: with it back, one payment here is one there",
  async (how, mode, provider) => {
    await world.fault(provider, { mode, delayMs: silentMs, calls: 1 });
    const order = await world.order();
    await world[how](order, givenOf(how));
    const { providerReference } = await world.latest(order);
    const theirs = async () =>
      (await world.ledger(provider)).filter((entry) => [entry.id, entry.reference].includes(providerReference));
    await world.well();
    await world.age(order, laterMs);
    // A start that was slow or lost may be found by the second question only.
    await world.poll(order);
    await world.age(order, laterMs);
    const { payment } = await world.poll(order);
    expect(await theirs()).toHaveLength(1);
    if (how === "direct" && mode === "lostAnswer") {
      // The token was in the answer that was lost: nobody can pay it, here or there.
      expect(payment).toMatchObject({ state: "failed", reason: "providerAway" });
      expect((await theirs())[0]?.state).toBe("CANCELLED");
      return;
    }
    expect(payment).toMatchObject({ state: "waiting", reason: null });
    if (how === "card") expect(payment?.cardPage).toContain("/mondido/pay/");
    if (how === "direct") expect(payment?.swish?.token).toMatch(/\S{8,}/);
    await world.decide(order, "approve");
    await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  },
);

test.each([
  ["direct", "failed", "providerAway"],
  ["byNumber", "unknown", "outcomeUnknown"],
  ["card", "failed", "providerAway"],
] as const)("%s begun while the provider is away for the whole window ends as %s (%s)", async (how, state, reason) => {
  for (const provider of ["swish", "mondido"]) await world.fault(provider, { mode: "down" });
  const order = await world.order();
  await world[how](order, givenOf(how));
  await world.age(order, 1_811_000);
  await world.reconcile();
  expect((await world.poll(order)).payment).toMatchObject({ state, reason });
});

const silentForDays = async (order: OrderReceipt) => {
  for (const ms of [1_811_000, 90_000_000, 90_000_000]) {
    await world.age(order, ms);
    await world.reconcile();
  }
};

test.each([
  ["direct", "swish"],
  ["byNumber", "swish"],
  ["card", "mondido"],
] as const)(
  "%s that waits while the provider is silent for days is unknown, and then what it says",
  async (how, who) => {
    const order = await world.order();
    await world[how](order, givenOf(how));
    await world.fault(who, { mode: "down" });
    await silentForDays(order);
    expect(await world.latest(order)).toMatchObject({ state: "unknown", reason: "outcomeUnknown", settledAt: null });
    await world.well();
    await world.decide(order, "approve");
    await world.until(async () => expect((await world.poll(order)).paid).toBe(true));
    expect((await world.moves(order)).slice(-2)).toEqual(["waiting>unknown", "unknown>paid"]);
  },
);

test("a payment that the provider took and then does not know stays unknown, and somebody looks", async () => {
  const order = await world.order();
  await world.card(order);
  const { id } = await world.latest(order);
  await world.db.update(payments).set({ providerReference: "NEVERHEARDOF" }).where(eq(payments.id, id));
  await silentForDays(order);
  expect(await world.latest(order)).toMatchObject({ state: "unknown", reason: "outcomeUnknown" });
  expect(world.api.logs()).toContain("the provider has forgotten a payment that it took");
});

test.each([
  ["direct", "swish", "down"],
  ["byNumber", "swish", "slow"],
  ["card", "mondido", "down"],
  ["card", "mondido", "slow"],
  ["card", "mondido", "garbage"],
] as const)("%s given up while %s is %s: said at once, without a word about money", async (how, who, mode) => {
  const order = await world.order();
  await world[how](order, givenOf(how));
  await world.fault(who, { mode, delayMs: silentMs });
  const payment = { state: "cancelled", reason: "cancelledUnconfirmed" };
  expect(await world.cancel(order)).toMatchObject({ payment });
  // Another way is open, and the provider is asked until it has said how this one ended.
  expect((await world.latest(order)).nextAskAt).not.toBeNull();
  await world.well();
  await world.age(order, laterMs);
  expect((await world.poll(order)).payment).toMatchObject({ state: "cancelled", reason: "cancelledByVisitor" });
});

test("a card that was paid while it was given up unheard pays the order", async () => {
  const order = await world.order();
  await world.card(order);
  await world.fault("mondido", { mode: "down", callback: "lost" });
  await world.cancel(order);
  await world.decide(order, "approve");
  await world.well();
  await world.age(order, laterMs);
  expect(await world.poll(order)).toMatchObject({ paid: true, payment: { state: "paid" } });
});

test("what is unknown is not the visitor's to give up while the provider is silent", async () => {
  const order = await world.order();
  await world.card(order);
  await world.fault("mondido", { mode: "down" });
  await world.age(order, 1_811_000);
  await world.reconcile();
  expect((await world.cancel(order)).payment?.state).toBe("unknown");
});

test("a visitor who pays while the provider is slow hears before the provider answers that it is under way", async () => {
  const patient = await openPaymentWorld({ PROVIDER_TIMEOUT_MS: "15000" });
  const order = await patient.order();
  await patient.fault("swish", { mode: "slow", delayMs: silentMs });
  const begun = paymentAnswer.parse((await patient.direct(order)).json());
  expect(begun).toMatchObject({ payment: { state: "created" } });
  // The call that the visitor has not waited for goes on: nobody asks again.
  await patient.well();
  await patient.until(async () => expect((await patient.latest(order)).state).toBe("waiting"));
  await patient.close();
});

test("a payment of which the provider has never heard ends as failed once nobody waits for it", async () => {
  await world.fault("swish", { mode: "down" });
  const order = await world.order();
  await world.byNumber(order, givenOf("byNumber"));
  await world.well();
  await world.age(order, 31_000);
  await world.reconcile();
  expect((await world.poll(order)).payment).toMatchObject({ state: "failed", reason: "providerAway" });
});

test("Swish away when the time is out: nobody knows, and when it is back it turns out paid", async () => {
  const order = await world.order();
  await world.direct(order);
  await world.fault("swish", { mode: "down" });
  await world.age(order, 191_000);
  await world.reconcile();
  expect((await world.poll(order)).payment).toMatchObject({ state: "unknown", reason: "outcomeUnknown" });
  await world.well();
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.poll(order)).paid).toBe(true));
  expect(await world.moves(order)).toEqual(["created", "created>waiting", "waiting>unknown", "unknown>paid"]);
});

test("Swish that still waits when our window is over is taken back there, and has expired here", async () => {
  const order = await world.order();
  await world.direct(order);
  await world.age(order, 191_000);
  await world.reconcile();
  expect((await world.poll(order)).payment).toMatchObject({ state: "expired", reason: "timedOut" });
  await expect(world.decide(order, "approve")).rejects.toThrow("409");
});

test("a card page that is used after its time is believed: the money is with us", async () => {
  const order = await world.order();
  await world.card(order);
  await world.age(order, 1_811_000);
  await world.reconcile();
  expect((await world.poll(order)).payment).toMatchObject({ state: "expired", reason: "timedOut" });
  await world.fault("mondido", { callback: "lost" });
  await world.decide(order, "approve");
  await world.age(order, 0);
  await world.reconcile();
  expect(await world.poll(order)).toMatchObject({ paid: true, payment: { state: "paid" } });
  expect((await world.moves(order)).at(-1)).toBe("expired>paid");
});

test("a visitor who asks while the provider is slow hears before it answers what is known", async () => {
  // As patient with the provider as in production: a visitor is not.
  const patient = await openPaymentWorld({ PROVIDER_TIMEOUT_MS: "15000" });
  const order = await patient.order();
  await patient.direct(order);
  await patient.fault("swish", { mode: "slow", delayMs: silentMs, callback: "lost" });
  await patient.decide(order, "approve");
  await patient.age(order, laterMs);
  expect(await patient.poll(order)).toMatchObject({ payment: { state: "waiting" } });
  // The question that the visitor has not waited for goes on: nobody asks again.
  await patient.well();
  await patient.until(async () => expect((await patient.orderRow(order)).paidAt).not.toBeNull());
  await patient.close();
});

test("after a day what nobody paid is settled for good, and the payer's number is forgotten", async () => {
  const order = await world.order();
  await world.byNumber(order, { mobile: "0701740698" });
  await world.decide(order, "decline");
  await world.until(async () => expect((await world.latest(order)).state).toBe("declined"));
  await world.age(order, 86_500_000);
  await world.reconcile();
  expect(await world.latest(order)).toMatchObject({
    state: "declined",
    payerMobile: null,
    swishToken: null,
    nextAskAt: null,
  });
  expect((await world.latest(order)).settledAt).not.toBeNull();
});

test("nothing of all this has put a secret or a person into the log", async () => {
  const order = await world.order();
  await world.byNumber(order, { mobile: "0701740697" });
  const { callbackSecret } = await world.latest(order);
  for (const secret of [order.orderReference, "birgitta@exempel.se", "46701740697", callbackSecret ?? ""]) {
    expect(world.api.logs()).not.toContain(secret);
  }
});
