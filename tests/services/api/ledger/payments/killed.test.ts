import { randomUUID } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { regularGiftCall } from "@hjarta-lunga/contract/calls/gifts.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { isLive } from "@hjarta-lunga/contract/payment-states.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import type { PaymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { compareLedgers } from "../../../../../scripts/kill-test/ledgers.ts";
import { openWorld } from "../../../../../scripts/kill-test/world.ts";
import type { World } from "../../../../../scripts/kill-test/world.ts";

let folder: string;
let world: World;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-killed-"));
  world = await openWorld(folder);
});
afterAll(async () => {
  await world[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true, force: true });
});

const post = async <Body>(path: string, body: unknown): Promise<Body> =>
  (await (
    await fetch(`${world.apiUrl}${path}`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    })
  ).json()) as Body;

const control = (method: string, path: string, body: unknown) =>
  fetch(`${world.standinsUrl}/control${path}`, {
    method,
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

const poll = (orderReference: string) => post<PaymentAnswer>(paymentCalls.poll.path, { orderReference });

/** Until the payment is as asked, or has ended. */
const until = (orderReference: string, isThere: (answer: PaymentAnswer) => boolean): Promise<PaymentAnswer> =>
  vi.waitFor(
    async () => {
      const answer = await poll(orderReference);
      expect(isThere(answer), answer.payment?.state).toBe(true);
      return answer;
    },
    { interval: 200 },
  );

/** How many payments the provider knows. */
const carriedOut = async (provider: string) =>
  ((await (await fetch(`${world.standinsUrl}/control/ledger/${provider}`)).json()) as Entry[]).length;

const ways = {
  "Swish by code": ["swish", paymentCalls.createDirectSwish.path, { device: "phone" }],
  "Swish by number": ["swish", paymentCalls.create.path, { paymentType: "HLFSwish", mobile: "070-174 06 05" }],
  card: ["mondido", paymentCalls.create.path, { paymentType: "Mondido" }],
} as const;

test.each(Object.entries(ways))(
  "the API is killed between the provider's call and its answer: %s is settled, paid once, and the ledgers agree",
  async (_way, [provider, path, body]) => {
    const email = `givare-${randomUUID()}@exempel.se`;
    const order = await post<OrderReceipt>(regularGiftCall.path, {
      idempotencyKey: randomUUID(),
      amount: 250,
      donor: { kind: "anonymous", email },
      language: "sv",
    });
    const { orderReference } = order;
    const begin = () => post<PaymentAnswer>(path, { ...body, orderReference, idempotencyKey: randomUUID() });

    // The provider carries it out, and is slow to say so.
    const before = await carriedOut(provider);
    await control("PUT", `/faults/${provider}`, { mode: "slowAnswer", delayMs: 600_000 });
    const cut = begin().catch(() => "cut off");
    await expect.poll(() => carriedOut(provider), { interval: 20 }).toBe(before + 1);
    await world.killApi();
    expect(await cut).toBe("cut off");
    await control("POST", "/reset", {});
    await world.startApi();
    await world.apiReady();

    // What was begun is found again, or given up when nobody can pay it.
    const found = await until(orderReference, ({ payment }) => payment?.state !== "created");
    expect(["waiting", "failed", "unknown"]).toContain(found.payment?.state);
    await expectHonest(found, provider);
    await control("PUT", "/autopilot", {
      swish: { outcome: "paid", afterMs: 0 },
      mondido: { outcome: "paid", afterMs: 0 },
    });
    if (found.payment !== null && !isLive(found.payment.state)) await begin();
    else if (provider === "swish") await approveWaiting();
    else await approveCards();
    expect((await until(orderReference, ({ paid }) => paid)).payment?.state).toBe("paid");

    await expectSettledLedgers(order, email);
    await control("POST", "/reset", {});
  },
);

/** Who is told to pay has something to pay with, and what has ended here cannot be paid there. */
async function expectHonest({ payment, shortOrderReference }: PaymentAnswer, provider: string) {
  if (payment?.state === "waiting") {
    const means = { swishDirect: payment.swish?.token, card: payment.cardPage, swishNumber: "the phone was asked" };
    expect(means[payment.method as keyof typeof means]).toBeTruthy();
  } else if (provider === "swish" && payment?.state === "failed") {
    const ledger = (await (await fetch(`${world.standinsUrl}/control/ledger/swish`)).json()) as Entry[];
    const theirs = ledger.filter(({ reference }) => reference === shortOrderReference);
    expect(theirs.map(({ state }) => state)).not.toContain("CREATED");
  }
}
type Entry = { reference: string; state: string };

/** Whoever was asked before the autopilot flew. */
async function approveWaiting() {
  const payments = (await (await fetch(`${world.standinsUrl}/control/swish/payments`)).json()) as {
    id: string;
    status: string;
  }[];
  for (const { id, status } of payments)
    if (status === "CREATED") await control("POST", `/swish/payments/${id}/approve`, {});
}
async function approveCards() {
  const cards = (await (await fetch(`${world.standinsUrl}/control/mondido/transactions`)).json()) as {
    id: number;
    status: string;
  }[];
  for (const { id, status } of cards)
    if (status === "pending") await control("POST", `/mondido/transactions/${id}/approve`, {});
}

/** The receipt is on its way when the visitor is thanked. */
async function expectSettledLedgers({ orderReference, shortOrderReference }: OrderReceipt, email: string) {
  const told = [{ orderReference, shortOrderReference, email, amountOre: 25_000, paid: true, state: "paid" }];
  await expect.poll(async () => (await compareLedgers(world, { told, cards: [] })).faults).toEqual([]);
}
