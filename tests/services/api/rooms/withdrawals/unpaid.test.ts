import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { paymentCommands } from "../../../../../services/api/src/ledger/payments/refund.ts";
import { articleStock } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { openWithdrawalWorld } from "./withdrawal-world.ts";

let world: Awaited<ReturnType<typeof openWithdrawalWorld>>;
beforeAll(async () => {
  world = await openWithdrawalWorld();
});
afterAll(() => world.close());

type Json = Record<string, unknown>;

const ordered = async () => {
  const email = world.newCustomer();
  const made = await world.order(email);
  return { made, withdraw: () => world.withdraw(world.words(made, email)) };
};
const said = async (answer: ReturnType<typeof world.direct>) => (await answer).json<Json>();
const refused = { code: "order_withdrawn" };
/** At the card page, where nothing can be taken back. */
const payLate = async (made: OrderReceipt) => {
  await world.decide(made, "approve");
  await world.until(async () => expect(await world.poll(made)).toMatchObject({ paid: true }));
};

const noteGivenBackWhole = ({ shortOrderReference }: OrderReceipt) =>
  runCommand(paymentCommands, { db: world.db, environment: world.api.environment }, [
    ...["note-given-back", shortOrderReference, "whole", "Anna Ek: återbetald i portalen"],
  ]);

test("an order that its customer has withdrawn from is not paid, by whichever way, and none of it is begun", async () => {
  const { made, withdraw } = await ordered();
  await withdraw();
  for (const begin of [world.direct, world.byNumber, world.card])
    expect(await said(begin(made))).toMatchObject(refused);
  expect(await world.paymentsOf(made)).toHaveLength(0);
  await world.settle(made, "whole");
  expect(await said(world.direct(made))).toMatchObject(refused);
  const other = await ordered();
  expect(await said(world.direct(other.made))).toMatchObject({ payment: { state: "waiting" } });
});

test("a payment that waits in Swish is cancelled there when its order is withdrawn from, and cannot be approved", async () => {
  const { made, withdraw } = await ordered();
  await world.direct(made);
  const { providerReference } = await world.latest(made);
  await withdraw();
  await world.reconcile();
  const ofSwish = async () => (await world.ledger("swish")).find(({ id }) => id === providerReference);
  expect(await ofSwish()).toMatchObject({ state: "CANCELLED" });
  expect(await world.moves(made)).toEqual(["created", "created>waiting", "waiting>cancelled"]);
  expect(await said(world.direct(made))).toMatchObject(refused);
});

test("a start whose answer was lost is not started again once its order is withdrawn from", async () => {
  const { made, withdraw } = await ordered();
  await world.fault("swish", { mode: "down" });
  await world.direct(made);
  await world.well();
  expect(await world.latest(made)).toMatchObject({ state: "created" });
  await withdraw();
  await world.reconcile();
  expect(await world.latest(made)).toMatchObject({ state: "failed" });
  expect(await world.ledger("swish")).not.toContainEqual(
    expect.objectContaining({ id: (await world.latest(made)).providerReference }),
  );
});

test.each(["whole", "none"] as const)(
  "money that comes all the same by a payment begun before staff settled it with %s is told to them until it went back",
  async (outcome) => {
    const { made, withdraw } = await ordered();
    await world.card(made);
    await withdraw();
    await world.settle(made, outcome);
    await world.reconcile();
    expect(await world.waits("paidSince", made)).toBe(false);
    await payLate(made);
    expect(await world.waits("paidSince", made)).toBe(true);
    // Nobody who has withdrawn is told that we pack it.
    await world.until(async () => {
      const mail = (await world.mailsOf(made)).find(({ template }) => template === "articleOrder");
      expect([mail?.sentAt ?? null, mail?.refusedAt ?? null].map(Boolean)).toEqual(
        outcome === "whole" ? [false, true] : [true, false],
      );
    });
    const number = String((await world.rowsOf(made))[0]?.number);
    expect(await world.staff("show", number, "Anna Ek: pengar kom")).toContain("and not given back");
    await noteGivenBackWhole(made);
    expect(await world.waits("paidSince", made)).toBe(false);
  },
);

test("who keeps the order after all may pay it, and staff are not told again of what they settled so", async () => {
  const { made, withdraw } = await ordered();
  await withdraw();
  await world.settle(made, "none");
  await world.pay(made);
  expect(await world.waits("paidSince", made)).toBe(false);
  expect(await world.isPacked(made)).toBe(true);
});

test("what staff judge once the money is there is not told of the notice before it too", async () => {
  const { made, withdraw } = await ordered();
  await world.card(made);
  await withdraw();
  await world.settle(made, "none");
  await payLate(made);
  await withdraw();
  expect(await world.waits("paidSince", made)).toBe(false);
  expect(await world.waits("new", made)).toBe(true);
  await world.settle(made, "none");
  expect(await world.waits("paidSince", made)).toBe(false);
});

test("who pays all the same for what was withdrawn from as a whole, and keeps it by a later notice, has it sent", async () => {
  const { made, withdraw } = await ordered();
  await world.card(made);
  await withdraw();
  await world.settle(made, "whole");
  await payLate(made);
  expect(await world.isPacked(made)).toBe(false);
  await withdraw();
  await world.settle(made, "none");
  expect(await world.waits("paidSince", made)).toBe(false);
  expect(await world.isPacked(made)).toBe(true);
});

test.each(["whole", "none"] as const)(
  "who settles with %s what was unpaid when it came, and is paid now, is told first, and nothing is noted as given back",
  async (outcome) => {
    const { made, withdraw } = await ordered();
    await world.card(made);
    await withdraw();
    await payLate(made);
    await expect(world.settle(made, outcome)).rejects.toThrow("is paid now");
    expect(await world.rowsOf(made)).toMatchObject([{ settledAt: null, finding: "inTime" }]);
    expect((await world.latest(made)).refundedAt).toBeNull();
    expect(await world.isPacked(made)).toBe(false);
    await world.settle(made, outcome);
    expect((await world.latest(made)).refundedAt === null).toBe(outcome === "none");
    expect(await world.isPacked(made)).toBe(outcome === "none");
  },
);

test("whichever is first, a withdrawal or the start or the approval of its payment, nothing waits and no money is unseen", async () => {
  const begun: string[] = [];
  for (let n = 0; n < 12; n += 1) {
    const { made, withdraw } = await ordered();
    const approve = async () => {
      await world.direct(made);
      if (n % 2 === 0) await world.decide(made, "approve").catch(() => undefined);
    };
    await Promise.all([approve(), withdraw()]);
    await world.age(made, 5_000);
    await world.reconcile();
    const [latest] = await world.paymentsOf(made);
    if (latest) begun.push(latest.providerReference);
    expect(["created", "waiting", "unknown"]).not.toContain(latest?.state);
    expect(await world.waits("new", made)).toBe(true);
    expect(await world.isPacked(made)).toBe(false);
  }
  const open = (await world.ledger("swish")).filter(({ id, state }) => begun.includes(id) && state === "CREATED");
  expect(open).toEqual([]);
});

test("an order that nobody has paid is settled with whole or none, since no part of it has a price of its own", async () => {
  const { made, withdraw } = await ordered();
  await withdraw();
  await expect(world.settle(made, "part", "2001=1")).rejects.toThrow("whole or none");
  const shelf = () => world.db.select().from(articleStock).where(eq(articleStock.articleNumber, "2001"));
  const [before] = await shelf();
  await world.settle(made, "whole");
  expect((await shelf())[0]?.quantity).toBe((before?.quantity ?? 0) + 2);
});
