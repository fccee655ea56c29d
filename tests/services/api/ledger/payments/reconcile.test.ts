import { eq, sql } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { createReconciler } from "../../../../../services/api/src/ledger/payments/add-payments.ts";
import type { Method } from "../../../../../services/api/src/ledger/providers/port.ts";
import { openPaymentWorld, type PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterEach(() => world.well());
afterAll(() => world.close());

/** Card payments that wait and are due, as their references. */
const duePayments = async (count: number) => {
  const orders = await Promise.all(Array.from({ length: count }, () => world.order()));
  for (const order of orders) await world.card(order);
  for (const order of orders) await world.age(order, 4_000);
  return Promise.all(orders.map(async (order) => (await world.latest(order)).providerReference));
};

/** A process of its own, in which each question about a card payment is heard first. */
const processThat = (hear: (reference: string) => Promise<void>) => {
  const { providers } = world.deps;
  const ask: Method["ask"] = async (payment) => {
    await hear(payment.providerReference);
    return providers.methods.card.ask(payment);
  };
  const methods = { ...providers.methods, card: { ...providers.methods.card, ask } };
  return createReconciler({ ...world.deps, providers: { ...providers, methods } });
};

test("two processes that look at once ask the provider once about each payment that is due", async () => {
  const due = await duePayments(24);
  const asked: string[] = [];
  const processes = [1, 2].map(() => processThat((reference) => Promise.resolve(void asked.push(reference))));
  for (const { look } of processes) for (let times = 0; times < 8; times += 1) look();
  await Promise.all(processes.map(({ settle }) => settle()));
  expect(asked.toSorted()).toEqual(due.toSorted());
});

test("a payment that another process claims at this moment is left to it, and keeps no other waiting", async () => {
  const [claimed = "", ...others] = await duePayments(6);
  const asked: string[] = [];
  const reconciler = processThat((reference) => Promise.resolve(void asked.push(reference)));
  await world.db.transaction(async (tx) => {
    // As its claim does: the row is held, and due no more when it is let go.
    const laterAsk = { nextAskAt: sql`now() + interval '1 hour'` };
    await tx.update(payments).set(laterAsk).where(eq(payments.providerReference, claimed));
    reconciler.look();
    await vi.waitFor(() => expect(asked.toSorted()).toEqual(others.toSorted()));
  });
  await reconciler.settle();
  expect(asked).not.toContain(claimed);
});

test("a payment about which the provider thinks for long keeps no other waiting", async () => {
  const [slow, ...others] = await duePayments(12);
  const asked: string[] = [];
  const thinking = Promise.withResolvers<undefined>();
  const reconciler = processThat((reference) => {
    asked.push(reference);
    return reference === slow ? thinking.promise : Promise.resolve();
  });
  reconciler.look();
  await vi.waitFor(() => expect(asked.toSorted()).toEqual([slow, ...others].toSorted()));
  thinking.resolve(undefined);
  await reconciler.settle();
});

test("however much is due, one process asks about eight payments at the same time", async () => {
  await duePayments(12);
  const asked: string[] = [];
  const thinking = Promise.withResolvers<undefined>();
  const reconciler = processThat((reference) => {
    asked.push(reference);
    return thinking.promise;
  });
  reconciler.look();
  await vi.waitFor(() => expect(asked).toHaveLength(8));
  reconciler.look();
  await world.reconcile();
  expect(asked).toHaveLength(8);
  thinking.resolve(undefined);
  await reconciler.settle();
});

test("a process that stops claims no more", async () => {
  await duePayments(12);
  const asked: string[] = [];
  const reconciler = processThat((reference) => Promise.resolve(void asked.push(reference)));
  reconciler.look();
  await reconciler.stop();
  expect(asked.length).toBeLessThan(12);
  await world.reconcile();
});

test("with the callback lost and nobody watching, money is booked once its payment is due", async () => {
  const eager = await openPaymentWorld({ RECONCILE_BASE_SECONDS: "0.5" });
  const order = await eager.order();
  await eager.card(order);
  await eager.fault("mondido", { callback: "lost" });
  await eager.decide(order, "approve");
  await eager.until(async () => expect((await eager.orderRow(order)).paidAt).not.toBeNull());
  await eager.close();
});
