import { createHash } from "node:crypto";
import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { providerPaths } from "@hjarta-lunga/contract/calls/payments.ts";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { paymentDiscrepancies } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { settleDiscrepancy } from "../../../../../services/api/src/ledger/discrepancies/settle.ts";
import type { ProviderStatus, StatusResult } from "../../../../../services/api/src/ledger/providers/port.ts";
import { orderHandlers } from "../../../../../services/api/src/modules.ts";
import { openPaymentWorld } from "./payment-world.ts";
import type { PaymentWorld } from "./payment-world.ts";

/** More than any test below brings about by itself. */
const mostCallbacks = 5;
let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld({}, undefined, { callback: { own: { most: mostCallbacks, seconds: 60 } } });
});
afterEach(() => world.well());
afterAll(() => world.close());

const begin = async (how: "direct" | "card") => {
  const order = await world.order();
  await world[how](order);
  return order;
};
const settled = { direct: "swish", card: "mondido" } as const;
const ways = Object.entries(settled) as [keyof typeof settled, string][];

test.each(ways)("%s: with the callback lost, the visitor's own question finds out", async (how, provider) => {
  await world.fault(provider, { callback: "lost" });
  const order = await begin(how);
  await world.decide(order, "approve");
  expect((await world.poll(order)).paid).toBe(false);
  await world.age(order, 4_000);
  expect((await world.poll(order)).paid).toBe(true);
  expect(await world.mailsOf(order)).toHaveLength(1);
});

test.each(ways)("%s: with the callback lost and nobody watching, the reconciler finds out", async (how, provider) => {
  await world.fault(provider, { callback: "lost" });
  const order = await begin(how);
  await world.decide(order, "approve");
  await world.age(order, 61_000);
  await world.reconcile();
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
});

/** So many that say nothing true that the provider's own are refused as well. */
const flood = async (how: "direct" | "card", reference: string) => {
  const [url, payload] =
    how === "card"
      ? [providerPaths.mondidoCallback, { payment_ref: reference, status: "approved", response_hash: "none" }]
      : [providerPaths.swishCallback, { id: reference }];
  const statuses: number[] = [];
  for (let n = 0; n <= mostCallbacks; n += 1)
    statuses.push((await world.api.app.inject({ method: "POST", url, payload })).statusCode);
  return statuses;
};
const callbacks = (status: number) =>
  world.api.logs().match(new RegExp(`"route":"[^"]*Callback[^\\n]*"status":${status}`, "g"))?.length ?? 0;
const refusedCallbacks = () => callbacks(429);

test.each(ways)("%s: with every callback refused by its limit, the reconciler finds out", async (how) => {
  const order = await begin(how);
  const { providerReference } = await world.latest(order);
  const statuses = await flood(how, providerReference);
  expect(statuses).toEqual([...Array.from({ length: mostCallbacks }, () => 401), 429]);
  const before = refusedCallbacks();
  await world.decide(order, "approve");
  await expect.poll(refusedCallbacks).toBeGreaterThan(before);
  expect((await world.orderRow(order)).paidAt).toBeNull();
  await world.age(order, 61_000);
  await world.reconcile();
  expect((await world.orderRow(order)).paidAt).not.toBeNull();
  expect(await world.mailsOf(order)).toHaveLength(1);
});

test.each(ways)("%s: a callback that comes twice, or late, books once", async (how, provider) => {
  await world.fault(provider, { callback: "doubled" });
  const before = callbacks(200);
  const order = await begin(how);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  await world.fault(provider, { callback: "late", callbackDelayMs: 300 });
  const other = await begin(how);
  await world.decide(other, "approve");
  await world.age(other, 4_000);
  await world.poll(other);
  await expect.poll(() => callbacks(200) - before).toBe(3);
  for (const one of [order, other]) {
    expect((await world.moves(one)).filter((move) => move.endsWith(">paid"))).toHaveLength(1);
    expect(await world.mailsOf(one)).toHaveLength(1);
  }
});

test.each(ways)("%s: an older state told after the last one changes nothing", async (how, provider) => {
  await world.fault(provider, { callback: "outOfOrder" });
  const before = callbacks(200);
  const order = await begin(how);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  await expect.poll(() => callbacks(200) - before).toBe(2);
  expect(await world.moves(order)).toEqual(["created", "created>waiting", "waiting>paid"]);
});

test.each(ways)(
  "%s: a forged claim that it is paid is not believed, and is noted without its content",
  async (how, provider) => {
    await world.fault(provider, { callback: "forged" });
    const order = await begin(how);
    const { id } = await world.latest(order);
    await expect.poll(() => world.api.logs()).toMatch(new RegExp(`"paymentId":"${id}"[^\\n]*(secret|hash does)`));
    expect((await world.latest(order)).state).toBe("waiting");
  },
);

test("who knows the payment but not its secret is refused, and who knows neither finds nothing", async () => {
  const order = await begin("direct");
  const { providerReference } = await world.latest(order);
  const body = { id: providerReference, status: "PAID", amount: 250, currency: "SEK" };
  const tell = (payload: object, headers: Record<string, string>) =>
    world.api.app.inject({ method: "POST", url: providerPaths.swishCallback, payload, headers });
  const codeOf = (response: Awaited<ReturnType<typeof tell>>) => errorBody.parse(response.json()).code;
  expect(codeOf(await tell(body, {}))).toBe("unauthorized");
  expect(codeOf(await tell(body, { callbackidentifier: "0".repeat(32) }))).toBe("unauthorized");
  expect(codeOf(await tell({ ...body, id: "0".repeat(32) }, {}))).toBe("not_found");
  expect((await world.latest(order)).state).toBe("waiting");
});

test("the right secret with a lie is answered, but only what Swish says itself is booked", async () => {
  const order = await begin("direct");
  const { providerReference, callbackSecret } = await world.latest(order);
  const response = await world.api.app.inject({
    method: "POST",
    url: providerPaths.swishCallback,
    payload: { id: providerReference, status: "PAID", amount: 250, currency: "SEK" },
    headers: { callbackidentifier: callbackSecret ?? "" },
  });
  expect(response.statusCode).toBe(200);
  expect((await world.latest(order)).state).toBe("waiting");
});

const told = async (order: Awaited<ReturnType<typeof begin>>) => {
  const { id } = await world.latest(order);
  return world.db.select().from(paymentDiscrepancies).where(eq(paymentDiscrepancies.paymentId, id));
};
/** As Swish sends it: with the payment's secret, of which only it and we know. */
const swishCalls = async (order: Awaited<ReturnType<typeof begin>>) => {
  const { providerReference, callbackSecret } = await world.latest(order);
  const call = { method: "POST", url: providerPaths.swishCallback, payload: { id: providerReference } } as const;
  return world.api.app.inject({ ...call, headers: { callbackidentifier: callbackSecret ?? "" } });
};
const paidBySwish = async () => {
  const order = await begin("direct");
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  return order;
};
const paid = { state: "paid", reason: null, code: "PAID", amountOre: 25_000, currency: "SEK" } as const;
const swishSays = (status: ProviderStatus): StatusResult => ({ kind: "status", status });

test.each<[string, StatusResult, string]>([
  ["was declined", swishSays({ ...paid, state: "declined", code: "RF07" }), "notPaid"],
  ["is of another amount", swishSays({ ...paid, amountOre: 30_000 }), "paidAgain"],
  ["was paid with another reference", swishSays({ ...paid, settlementReference: "AB12" }), "paidAgain"],
  ["is one that it does not know", { kind: "notFound" }, "notPaid"],
])("Swish's news that a paid payment %s is kept and told once, and books nothing", async (_what, answer, kind) => {
  const order = await paidBySwish();
  const ask = vi.spyOn(world.api.providers.methods.swishDirect, "ask").mockResolvedValue(answer);
  for (let n = 0; n < 2; n += 1) expect((await swishCalls(order)).statusCode).toBe(200);
  ask.mockRestore();
  expect(await told(order)).toMatchObject([{ kind, source: "callback" }]);
  expect(await world.latest(order)).toMatchObject({ state: "paid", amountOre: 25_000, nextAskAt: null });
  const [{ number } = { number: 0 }] = await told(order);
  await expect(
    settleDiscrepancy(
      { db: world.db, secrets: world.api.environment, handlers: orderHandlers },
      { number, as: "gift", note: "Anna: x" },
    ),
  ).rejects.toThrow("Say what it was");
  await settleDiscrepancy(
    { db: world.db, secrets: world.api.environment, handlers: orderHandlers },
    {
      number,
      as: "right",
      note: "Anna Ek: portalen visar det",
    },
  );
  expect((await world.moves(order)).at(-1)).toBe("paid>paid");
});

test("Swish's news of a paid payment that it does not answer about is asked about again until it does", async () => {
  const order = await paidBySwish();
  await world.fault("swish", { mode: "down" });
  await swishCalls(order);
  expect((await world.latest(order)).nextAskAt).not.toBeNull();
  await world.well();
  const ask = vi.spyOn(world.api.providers.methods.swishDirect, "ask");
  ask.mockResolvedValue(swishSays({ ...paid, state: "cancelled", code: "CANCELLED" }));
  await world.age(order, 1_000);
  await world.reconcile();
  ask.mockRestore();
  expect((await world.latest(order)).nextAskAt).toBeNull();
  expect(await told(order)).toMatchObject([{ kind: "notPaid", source: "reconciler" }]);
});

test("Swish's news of what we knew is no discrepancy", async () => {
  const order = await paidBySwish();
  await swishCalls(order);
  expect(await told(order)).toEqual([]);
  expect(await world.latest(order)).toMatchObject({ state: "paid", nextAskAt: null });
});

test("Mondido's signed news of another amount is asked about, and told", async () => {
  const order = await begin("card");
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  const { providerReference } = await world.latest(order);
  const { merchantId, secret } = world.api.environment.mondido;
  const hash = createHash("md5").update(`${merchantId}${providerReference}300.00sekapproved${secret}`).digest("hex");
  const ask = vi.spyOn(world.api.providers.methods.card, "ask");
  ask.mockResolvedValue(swishSays({ ...paid, amountOre: 30_000, code: "approved" }));
  const news = { payment_ref: providerReference, status: "approved", amount: "300.00", response_hash: hash };
  const tell = (payload: object) =>
    world.api.app
      .inject({ method: "POST", url: providerPaths.mondidoCallback, payload })
      .then(({ statusCode }) => statusCode);
  expect(await tell({ ...news, amount: "301.00" })).toBe(401);
  expect(ask).not.toHaveBeenCalled();
  expect(await tell(news)).toBe(200);
  ask.mockRestore();
  expect(await told(order)).toMatchObject([{ kind: "paidAgain", amountOre: 30_000, source: "callback" }]);
});
