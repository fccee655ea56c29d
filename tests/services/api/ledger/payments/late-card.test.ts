import type { PaymentState } from "@hjarta-lunga/contract/payment-states.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { paymentDiscrepancies, payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { settleDiscrepancy } from "../../../../../services/api/src/ledger/discrepancies/settle.ts";
import { strangeMoneySection } from "../../../../../services/api/src/ledger/payments/attention.ts";
import { noteWholeGivenBack } from "../../../../../services/api/src/ledger/payments/refund.ts";
import { bookFromLists } from "../../../../../services/api/src/ledger/payments/provider-lists.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { orderHandlers } from "../../../../../services/api/src/modules.ts";
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

/** Of which nobody asks any more, whatever became of it. */
const left = async (state: PaymentState) => {
  const order = await expiredCard();
  const { id } = await world.latest(order);
  await world.db.update(payments).set({ state, nextAskAt: null }).where(eq(payments.id, id));
  return order;
};
const readLists = () => bookFromLists(world.deps);
const discrepanciesOf = async (order: OrderReceipt) => {
  const { id } = await world.latest(order);
  return world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, id));
};

test("a card page that is paid after it was asked about for the last time is found in the provider's list", async () => {
  const order = await expiredCard();
  await leaveFor(order, 31);
  await world.decide(order, "approve");
  await world.age(order, dayMs);
  await world.reconcile();
  expect((await world.orderRow(order)).paidAt).toBeNull();
  await readLists();
  await readLists();
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
  expect((await world.moves(order)).at(-1)).toBe("expired>paid");
  expect(await world.mailsOf(order)).toHaveLength(1);
  expect(await discrepanciesOf(order)).toEqual([]);
});

test.each(["created", "waiting", "unknown", "declined", "cancelled", "failed"] as const)(
  "what the provider lists as paid is booked though the payment is %s here",
  async (state) => {
    const order = await left(state);
    await world.decide(order, "approve");
    await readLists();
    expect((await world.moves(order)).at(-1)).toBe(`${state}>paid`);
    expect((await world.orderRow(order)).paidAt).not.toBeNull();
  },
);

test("money found in the list for an order that was paid otherwise goes back, once", async () => {
  const order = await expiredCard();
  const late = await world.latest(order);
  await world.direct(order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  await world.db.update(payments).set({ nextAskAt: null }).where(eq(payments.id, late.id));
  await world.control("POST", `/mondido/transactions/${late.providerReference}/approve`);
  await readLists();
  const theirs = async () =>
    (await world.ledger("mondido")).find(({ reference }) => reference === late.providerReference);
  await world.until(async () => expect((await theirs())?.refundedOre).toBe(25_000));
  await world.until(async () => expect((await world.poll(order)).givenBack).toEqual({ amount: 250, done: true }));
  await readLists();
  expect((await world.paymentsOf(order)).filter(({ surplus }) => surplus)).toHaveLength(1);
  const told = await world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, late.id));
  expect(told).toEqual([]);
});

test("money of another amount in the list is told to staff once, and what they say of it stays said", async () => {
  const order = await left("expired");
  await world.decide(order, "approve");
  const { id } = await world.latest(order);
  await world.db.update(payments).set({ amountOre: 30_000 }).where(eq(payments.id, id));
  await readLists();
  await readLists();
  const [told, ...more] = await discrepanciesOf(order);
  expect(told).toMatchObject({ kind: "otherAmount", source: "list", amountOre: 25_000 });
  expect(more).toEqual([]);
  const staff = { number: told?.number ?? 0, as: "given-back", note: "Anna Ek: återbetald i portalen" };
  await settleDiscrepancy({ db: world.db, secrets: world.api.environment, handlers: orderHandlers }, staff);
  const settled = await world.latest(order);
  expect(settled).toMatchObject({ state: "expired", reason: null });
  await readLists();
  await world.age(order, 0);
  await world.reconcile();
  expect(await world.latest(order)).toMatchObject({ state: settled.state, reason: settled.reason });
  expect((await world.orderRow(order)).paidAt).toBeNull();
});

test("a second charge with the reference of a paid payment is told to staff once, and books nothing", async () => {
  const order = await world.order();
  await world.card(order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  const { id } = await world.latest(order);
  await world.db.update(payments).set({ settlementReference: "another" }).where(eq(payments.id, id));
  await readLists();
  await readLists();
  expect(await discrepanciesOf(order)).toMatchObject([{ kind: "paidAgain", source: "list", amountOre: 25_000 }]);
});

const givenBackInPortal = async (order: OrderReceipt, amount: string) => {
  const { providerReference } = await world.latest(order);
  const theirs = (await world.ledger("mondido")).find(({ reference }) => reference === providerReference);
  await callMondido("/refunds", { transaction_id: theirs?.id ?? "", amount, reason: "Ångrat" });
};
/** As somebody with our password does, without this API. */
const callMondido = async (path: string, form: Record<string, string>) => {
  const { merchantId, password } = world.api.environment.mondido;
  const authorization = `Basic ${Buffer.from(`${merchantId}:${password}`).toString("base64")}`;
  const response = await fetch(`${world.urls.mondido}${path}`, {
    ...{ method: "POST", headers: { authorization }, body: new URLSearchParams(form) },
  });
  expect(response.status).toBe(200);
};

test.each(["250.00", "100.00"])(
  "a gift of which %s kr has gone back in the provider's portal is told to staff once",
  async (amount) => {
    const order = await world.order();
    await world.card(order);
    await world.decide(order, "approve");
    await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
    await givenBackInPortal(order, amount);
    await readLists();
    await readLists();
    expect(await discrepanciesOf(order)).toMatchObject([{ kind: "notPaid", source: "list" }]);
    expect((await world.orderRow(order)).paidAt).not.toBeNull();
  },
);

test.each([
  ["and was never given back", false, ["stillHere"]],
  ["and has gone back", true, []],
] as const)("a gift that staff noted as given back %s is told as what it is, once", async (_what, isBack, told) => {
  const order = await world.order();
  await world.card(order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  const { id } = await world.latest(order);
  await noteWholeGivenBack(world.db, (await world.orderRow(order)).id, { who: "Anna Ek", note: "återbetald" });
  if (isBack) await givenBackInPortal(order, "250.00");
  // It may be done after it was noted.
  await readLists();
  expect(await discrepanciesOf(order)).toEqual([]);
  await world.db
    .update(payments)
    .set({ refundedAt: new Date(Date.now() - dayMs) })
    .where(eq(payments.id, id));
  await readLists();
  await readLists();
  expect((await discrepanciesOf(order)).map(({ kind }) => kind)).toEqual(told);
  if (isBack) return;
  const [{ number } = { number: 0 }] = await discrepanciesOf(order);
  const given = { db: world.db, handlers: orderHandlers, secrets: world.api.environment };
  await settleDiscrepancy(given, { number, as: "right", note: "Anna Ek: glömde, gjort nu" });
  await readLists();
  expect(await discrepanciesOf(order)).toMatchObject([{ settledAs: "right" }]);
});

test("late money that staff have given back in the portal already is no gift", async () => {
  const order = await left("expired");
  await world.decide(order, "approve");
  await givenBackInPortal(order, "250.00");
  await readLists();
  expect((await world.orderRow(order)).paidAt).toBeNull();
  expect(await world.mailsOf(order)).toEqual([]);
});

const strangeMoney = () => showSections(world.db, [strangeMoneySection(world.api.providers)]);

test("a transaction of which no payment knows is told to staff until it is given back", async () => {
  const order = await left("expired");
  await world.decide(order, "approve");
  await readLists();
  expect(await strangeMoney()).toMatch(/: none\n$/);
  const { providerReference, id } = await world.latest(order);
  await world.db.update(payments).set({ providerReference: "GONEFROMHERE" }).where(eq(payments.id, id));
  expect(await strangeMoney()).toMatch(new RegExp(`knows: 1\\n[^]*card +${providerReference} +\\d+ +250\\n`));
  await readLists();
  expect(world.api.logs()).toMatch(/"level":50[^\n]*"providerIds":\["\d+"\][^\n]*no payment knows/);
  await world.db.update(payments).set({ providerReference }).where(eq(payments.id, id));
  await givenBackInPortal(order, "250.00");
  await world.db.update(payments).set({ providerReference: "GONEFROMHERE" }).where(eq(payments.id, id));
  expect(await strangeMoney()).toMatch(/: none\n$/);
});

test("a list that the provider does not give is told to staff, and read anew", async () => {
  await left("expired");
  await world.fault("mondido", { mode: "garbage" });
  expect(await strangeMoney()).toMatch(/knows: 1\n[^]*no list +unreadable answer/);
  await expect(readLists()).rejects.toThrow("There is no list of what was paid");
});
