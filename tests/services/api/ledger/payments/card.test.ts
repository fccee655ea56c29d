import { createHash } from "node:crypto";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { orderHref } from "@hjarta-lunga/contract/orders/kinds.ts";
import { gift as giftPage } from "@hjarta-lunga/contract/routes.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { paymentDiscrepancies } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

const site = "http://localhost:8000";
const begin = async () => {
  const order = await world.order();
  const { payment } = paymentAnswer.parse((await world.card(order)).json());
  return { order, cardPage: payment?.cardPage ?? "" };
};
type Told = { success_url: string; error_url: string };
const told = async (order: Parameters<PaymentWorld["latest"]>[0]) => {
  const { providerReference } = await world.latest(order);
  const all = (await world.control("GET", "/mondido/transactions")) as (Told & { payment_ref: string })[];
  const one = all.find(({ payment_ref }) => payment_ref === providerReference);
  if (!one) throw new Error("Mondido has no such transaction");
  return one;
};
const comeBack = async (url: string | URL) => {
  const { pathname, search } = new URL(url);
  const response = await world.api.app.inject(`${pathname}${search}`);
  return {
    status: response.statusCode,
    location: response.headers.location,
    policy: response.headers["referrer-policy"],
  };
};

test("a card payment waits with the provider's page, and is paid when Mondido says so", async () => {
  const { order, cardPage } = await begin();
  expect(cardPage).toContain(`${world.urls.http}/mondido/pay/`);
  expect((await fetch(cardPage)).status).toBe(200);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.poll(order)).paid).toBe(true));
  const row = await world.latest(order);
  expect(row).toMatchObject({ state: "paid", cardPage: null });
  expect(row.providerId).toMatch(/^\d+$/);
  expect(row.providerReference).toMatch(/^[0-9A-Z]{12}$/);
});

test.each([
  ["decline", "declined", "declinedByBank"],
  ["expired", "declined", "cardExpired"],
  ["three-d-secure", "declined", "cardNotVerified"],
  ["fail", "failed", "bankError"],
])("%s at the card page ends as %s (%s), and another try may begin", async (outcome, state, reason) => {
  const { order } = await begin();
  await world.decide(order, outcome);
  await world.until(async () => expect((await world.latest(order)).state).toBe(state));
  expect((await world.poll(order)).payment).toMatchObject({ state, reason, cardPage: null });
  expect(paymentAnswer.parse((await world.card(order)).json()).payment?.state).toBe("waiting");
});

test("the visitor who comes back from the card page is led to the order, and it is booked on the way", async () => {
  await world.fault("mondido", { callback: "lost" });
  const { order } = await begin();
  const { success_url } = await told(order);
  await world.decide(order, "approve");
  expect(await comeBack(success_url)).toEqual({
    status: 303,
    location: `${site}${giftPage.order(order.orderReference)}`,
    policy: "no-referrer",
  });
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
});

test("who gives in English is led back to the order in English", async () => {
  const order = await world.order({ language: "en" });
  await world.card(order);
  const { success_url } = await told(order);
  await world.decide(order, "approve");
  expect((await comeBack(success_url)).location).toBe(
    `${site}${orderHref("regular_gift", order.orderReference, "en")}`,
  );
});

test("the visitor who goes back from the card page without paying has given up, and is led to the order", async () => {
  const { order, cardPage } = await begin();
  const left = await fetch(`${cardPage}/cancel`, { redirect: "manual" });
  expect((await comeBack(left.headers.get("location") ?? "")).location).toBe(
    `${site}${giftPage.order(order.orderReference)}`,
  );
  expect(await world.latest(order)).toMatchObject({ state: "cancelled", reason: "cancelledByVisitor" });
});

test("the visitor who goes back from the card page after it was paid is thanked", async () => {
  await world.fault("mondido", { callback: "lost" });
  const { order } = await begin();
  const { error_url } = await told(order);
  await world.decide(order, "approve");
  await comeBack(error_url);
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
});

test.each<[string, (url: URL) => void]>([
  ["a wrong hash", (url) => (url.search += `&status=approved&hash=${"0".repeat(32)}`)],
  ["a status without hash", (url) => url.searchParams.set("status", "approved")],
  ["another key", (url) => url.searchParams.set("key", "0".repeat(32))],
  ["no key", (url) => url.searchParams.delete("key")],
  ["another payment", (url) => url.searchParams.set("payment", crypto.randomUUID())],
  ["nonsense", (url) => (url.search = "?payment[]=1&payment=2")],
  ["nothing", (url) => (url.search = "")],
])("who comes back with %s gets to the gift page, and learns and changes nothing", async (_what, change) => {
  const { order } = await begin();
  const url = new URL((await told(order)).success_url);
  change(url);
  const { status, location } = await comeBack(url);
  expect({ status, location }).toEqual({ status: 303, location: `${site}${giftPage.href()}` });
  expect((await world.latest(order)).asks).toBe(0);
});

test("a webhook may come as a form", async () => {
  await world.fault("mondido", { callback: "lost" });
  const { order } = await begin();
  await world.decide(order, "approve");
  const { providerReference } = await world.latest(order);
  const { merchantId, secret } = world.api.environment.mondido;
  const hash = createHash("md5").update(`${merchantId}${providerReference}250.00sekapproved${secret}`).digest("hex");
  const response = await world.api.app.inject({
    method: "POST",
    url: providerPaths.mondidoCallback,
    headers: { "content-type": "application/x-www-form-urlencoded" },
    payload: new URLSearchParams({
      payment_ref: providerReference,
      status: "approved",
      response_hash: hash,
    }).toString(),
  });
  expect(response.statusCode).toBe(200);
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
});

test("who comes back to a paid order with Mondido's word that it is not paid has it asked for, and told", async () => {
  const { order } = await begin();
  const { error_url } = await told(order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  const { id, providerReference } = await world.latest(order);
  const { merchantId, secret } = world.api.environment.mondido;
  const hash = createHash("md5").update(`${merchantId}${providerReference}250.00sekdeclined${secret}`).digest("hex");
  const url = new URL(error_url);
  url.searchParams.set("status", "declined");
  url.searchParams.set("hash", hash);
  const ask = vi.spyOn(world.api.providers.methods.card, "ask");
  ask.mockResolvedValue({ kind: "status", status: { state: "declined", reason: "declinedByBank", code: "declined" } });
  expect((await comeBack(url)).location).toBe(`${site}${giftPage.order(order.orderReference)}`);
  ask.mockRestore();
  const news = await world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, id));
  expect(news).toMatchObject([{ kind: "notPaid" }]);
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
});
