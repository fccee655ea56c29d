import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { discrepancySections } from "../../../../../services/api/src/ledger/discrepancies/attention.ts";
import { paymentCommands } from "../../../../../services/api/src/ledger/payments/refund.ts";
import { paidOrdersWhere } from "../../../../../services/api/src/ledger/orders/theirs.ts";
import { orderHandlers } from "../../../../../services/api/src/modules.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { paymentEvents } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { yearsOf } from "../../../../../services/api/src/rooms/my-data/years.ts";
import { openPaymentWorld, type PaymentWorld } from "./payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

const donor = {
  ...{ kind: "person", firstName: "Birgitta", lastName: "Åkerström", email: "birgitta@exempel.se" },
  personalNumber: "19760701-2387",
};
const anna = "Anna Ek: återbetald i portalen";
const note = (...words: string[]) =>
  runCommand(paymentCommands, { db: world.db, environment: world.api.environment }, ["note-given-back", ...words]);
const paid = async (way: "direct" | "card"): Promise<OrderReceipt> => {
  const order = await world.order({ donor });
  await world[way](order);
  await world.decide(order, "approve");
  await world.until(async () => expect((await world.orderRow(order)).paidAt).not.toBeNull());
  return order;
};
const yearsOfGift = async ({ orderReference }: OrderReceipt) =>
  yearsOf(await paidOrdersWhere(world.db, eq(orders.reference, orderReference)), orderHandlers, "2026-12-31");

test.each(["direct", "card"] as const)(
  "a gift paid by %s that staff gave back themselves counts for nothing, once they have noted it, and is noted once",
  async (way) => {
    const order = await paid(way);
    expect(await yearsOfGift(order)).toMatchObject([{ given: 250, counted: 250 }]);
    await note(order.shortOrderReference.toLowerCase(), "whole", anna);
    expect(await yearsOfGift(order)).toEqual([]);
    await expect(note(order.shortOrderReference, "whole", anna)).rejects.toThrow("gone back before");
    const { id } = await world.latest(order);
    const events = await world.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, id));
    expect(events.filter(({ who }) => who !== null)).toMatchObject([
      { who: "Anna Ek", note: "återbetald i portalen", providerCode: "given back by hand", source: "staff" },
    ]);
    // What the provider says of it afterwards is no news.
    await world.age(order, 60_000);
    await world.reconcile();
    const told = (await discrepancySections[0]?.rows(world.db)) ?? [];
    expect(told.filter((row) => row.order === order.shortOrderReference)).toEqual([]);
  },
);

test("who they are is asked for, an order that is not paid is not noted, and without the word nothing of a gift is", async () => {
  const order = await world.order();
  await expect(note(order.shortOrderReference, "whole", anna)).rejects.toThrow("no paid order");
  const gift = await paid("direct");
  await expect(note(gift.shortOrderReference, "whole")).rejects.toThrow("who you are");
  await expect(note(gift.shortOrderReference, anna)).rejects.toThrow("say whole");
  expect((await world.latest(gift)).refundedAt).toBeNull();
});
