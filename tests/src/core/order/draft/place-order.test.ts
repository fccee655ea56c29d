import type { Donor } from "@hjarta-lunga/contract/schemas/donors.ts";
import type { Payment } from "@hjarta-lunga/contract/schemas/payments.ts";
import { expect, test } from "vitest";
import { ApiError } from "#src/calls/api-error.ts";
import { addRegularGift } from "#src/calls/gifts.ts";
import type { Sent } from "#src/core/order/draft/order-draft.ts";
import { newOrder, placeOrder } from "#src/core/order/draft/place-order.ts";
import { answerWith, order } from "../../payment/payment-answers.ts";
import { api, freshBeforeEach, payment, refuses } from "../order-api.ts";

freshBeforeEach();

const donor: Donor = { kind: "anonymous" };
const gift = { amount: 500, donor, language: "sv" as const };
const smaller = { ...gift, amount: 250 };
const next = "8J5MY3NR0VCWZ4QP6SXE";
const made = { status: 201, body: { ...answerWith(null), orderReference: next } };
const notAnOrder = refuses(404, "not_found", { replaces: "not an order" });

type Before = { sent: Sent | null; order: string | null };
const untouched: Before = { sent: null, order: null };

/** The gift is placed, and what happened is told. */
async function place(before: Before, given = gift) {
  const sent: Sent[] = [];
  const outcome = await placeOrder(newOrder(given, addRegularGift), before, (now) => void sent.push(now)).catch(
    (error: unknown) => (error instanceof ApiError ? error.code : String(error)),
  );
  return { outcome, sent, last: sent.at(-1) ?? null };
}

/** The order of 250 kr stands, and the gift is 500 kr now. */
async function changed(): Promise<Before> {
  const { last, outcome } = await place(untouched, smaller);
  api.says.set("Add", [made]);
  return { sent: last, order: outcome };
}
const added = () => api.bodies("Add").slice(1);

test("what the device keeps of an order that was sent has no personal number", () => {
  const personal: Donor = {
    kind: "person",
    firstName: "Åsa",
    lastName: "Öberg",
    email: "asa@exempel.se",
    personalNumber: "198507099805",
  };
  const { fingerprint } = newOrder({ ...gift, donor: personal }, addRegularGift);
  expect(fingerprint).toContain("asa@exempel.se");
  expect(fingerprint).not.toContain("198507099805");
});

test("the first order of a gift replaces none", async () => {
  expect((await place(untouched)).outcome).toBe(order);
  expect(api.bodies("Add")[0]).not.toHaveProperty("replaces");
  expect(api.bodies("Cancel")).toEqual([]);
});

test.each<[string, Partial<Payment> | null]>([
  ["never paid", null],
  ["given up", { state: "cancelled" }],
  ["declined", { state: "declined" }],
  ["given up unheard", { state: "cancelled", reason: "cancelledUnconfirmed" }],
])("a changed gift names the order it replaces, which was %s", async (_, was) => {
  const before = await changed();
  api.says.set("Cancel", [payment(was)]);
  const { outcome, last } = await place(before);
  expect(outcome).toBe(next);
  expect(added()).toMatchObject([{ amount: 500, replaces: order, idempotencyKey: last?.key }]);
  expect(last?.key).not.toBe(before.sent?.key);
});

test.each<[string, Partial<Payment>]>([
  ["paid", { state: "paid" }],
  ["still to be paid", { state: "waiting" }],
  ["unknown", { state: "unknown" }],
])("an order that turns out to be %s is led to, and nothing is made beside it", async (_, is) => {
  const before = await changed();
  api.says.set("Cancel", [payment(is)]);
  expect((await place(before)).outcome).toBe(order);
  expect(added()).toEqual([]);
});

test.each([
  ["nobody knows", refuses(404, "not_found")],
  ["cannot be one", refuses(400, "validation_failed", { orderReference: "not an order reference" })],
])("an earlier order that %s is no obstacle, and is not named", async (_, said) => {
  const before = await changed();
  api.says.set("Cancel", [said]);
  expect((await place(before)).outcome).toBe(next);
  expect(added()).toHaveLength(1);
  expect(added()[0]).not.toHaveProperty("replaces");
});

test.each([
  ["too many requests", refuses(429, "too_many_requests"), "too_many_requests"],
  ["a request that cannot be read", refuses(400, "bad_request"), "bad_request"],
  ["a conflict", refuses(409, "payment_in_progress"), "payment_in_progress"],
  ["a page of somebody else's", { status: 404, body: "<h1>404</h1>" }, "internal"],
  ["a fault", refuses(500, "internal"), "internal"],
  ["silence", "cut" as const, "network"],
])("giving up the earlier payment ends in %s: it is told, and no order is made", async (_, said, code) => {
  const before = await changed();
  api.says.set("Cancel", [said]);
  expect(await place(before)).toMatchObject({ outcome: code, sent: [] });
  expect(added()).toEqual([]);
});

test("what was sent is sent again to the letter, though its answer was lost", async () => {
  const before = await changed();
  api.says.set("Cancel", [payment({ state: "cancelled" })]);
  api.says.set("Add", ["cut", made]);
  const { outcome, last } = await place(before);
  expect(outcome).toBe("network");
  expect((await place({ ...before, sent: last })).outcome).toBe(next);
  const [first, second] = added();
  expect(second).toEqual(first);
  expect(api.bodies("Cancel")).toHaveLength(1);
});

test("an earlier order that was closed meanwhile is not named again, and the key is another", async () => {
  const before = await changed();
  api.says.set("Cancel", [payment(null)]);
  api.says.set("Add", [notAnOrder, made]);
  const { outcome, last } = await place(before);
  expect(outcome).toBe(next);
  const [first, second] = added();
  expect(first).toMatchObject({ replaces: order });
  expect(second).not.toHaveProperty("replaces");
  expect(second?.idempotencyKey).not.toBe(first?.idempotencyKey);
  expect(last).toMatchObject({ key: second?.idempotencyKey, replaces: null });
});

test.each(["already_paid", "payment_in_progress"])(
  "%s elsewhere is told, and the next attempt asks anew",
  async (code) => {
    const before = await changed();
    api.says.set("Cancel", [payment(null)]);
    api.says.set("Add", [refuses(409, code)]);
    api.says.set("Poll", [payment(null, { replaced: true })]);
    const { outcome, last } = await place(before);
    expect(outcome).toBe(code);
    api.says.set("Add", [made]);
    expect((await place({ ...before, sent: last })).outcome).toBe(next);
  },
);

test.each<[string, Partial<Payment>]>([
  ["already_paid", { state: "paid" }],
  ["payment_in_progress", { state: "waiting" }],
])("%s of the earlier order itself leads to it", async (code, is) => {
  const before = await changed();
  api.says.set("Cancel", [payment(null)]);
  api.says.set("Add", [refuses(409, code)]);
  api.says.set("Poll", [payment(is)]);
  expect((await place(before)).outcome).toBe(order);
});

test("who cannot be told more hears what was said of the order", async () => {
  const before = await changed();
  api.says.set("Cancel", [payment(null)]);
  api.says.set("Add", [refuses(409, "already_paid")]);
  api.says.set("Poll", ["cut"]);
  expect((await place(before)).outcome).toBe("already_paid");
});

test("the same key for other details is another order, in the place of the first", async () => {
  const before = await changed();
  api.says.set("Cancel", [payment(null)]);
  api.says.set("Add", [refuses(409, "idempotency_conflict"), made]);
  expect((await place(before, smaller)).outcome).toBe(next);
  expect(added()).toMatchObject([{ idempotencyKey: before.sent?.key }, { replaces: order }]);
});
