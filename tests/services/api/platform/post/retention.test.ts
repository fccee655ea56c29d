import { memorialSheetCall } from "@hjarta-lunga/contract/calls/memorial-gifts.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { memorialDetails, memorialSheets } from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import {
  addMemorial,
  addParlor,
  byPost,
  correct,
  forParlor,
  memorial,
  sheet,
} from "../../kinds/memorial-gift/memorial-samples.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
});
afterAll(() => world.close());

type Json = Record<string, unknown>;
const paidBy = { state: "paid", reason: null, code: "PAID", amountOre: 30_000, currency: "SEK" } as const;
const toParlor = async () => forParlor(world.api, (await addParlor(world.api)).id);

/** A memorial gift whose sheet was paid, and printed if it was, a day more than so many months ago. */
async function paidBefore(given: Json, months: number, wasPrinted = false): Promise<OrderReceipt> {
  const receipt = orderReceipt.parse((await addMemorial(world.api, given)).json());
  await world.direct(receipt);
  await recordOutcome(world.deps, (await world.latest(receipt)).id, paidBy, "callback");
  const { id } = await world.orderRow(receipt);
  const then = sql`now() - make_interval(months => ${months}, days => 1)`;
  await world.db.update(orders).set({ paidAt: then }).where(eq(orders.id, id));
  await world.db
    .update(memorialSheets)
    .set({ createdAt: then, ...(wasPrinted && { printedAt: then }) })
    .where(eq(memorialSheets.orderId, id));
  return receipt;
}

async function expectKept(receipt: OrderReceipt, isKept: boolean) {
  const url = memorialSheetCall.path.replace(":orderReference", receipt.orderReference);
  expect((await world.api.app.inject({ method: "GET", url })).statusCode).toBe(isKept ? 200 : 404);
  const { id, paidAt } = await world.orderRow(receipt);
  expect(await world.db.$count(memorialSheets, eq(memorialSheets.orderId, id))).toBe(Number(isKept));
  expect(await world.db.$count(memorialDetails, eq(memorialDetails.orderId, id))).toBe(Number(isKept));
  expect(paidAt).not.toBeNull();
}

test.each([
  ["to whoever gave", () => Promise.resolve(memorial()), false],
  ["to a parlour", toParlor, false],
  ["by post", () => Promise.resolve(memorial({ delivery: byPost })), true],
  ["nowhere", () => Promise.resolve(memorial({ delivery: { to: "none" } })), false],
])(
  "of a memorial sheet %s, who is remembered, words and recipient go after twelve months and not before",
  async (_way, body, isPrinted) => {
    const old = await paidBefore(await body(), 12, isPrinted);
    const younger = await paidBefore(await body(), 11, isPrinted);
    await runRetention(world.db);
    await expectKept(old, false);
    await expectKept(younger, true);
  },
);

test("a memorial sheet that still waits to be printed is kept however old it is", async () => {
  const waiting = await paidBefore(memorial({ delivery: byPost }), 13);
  await runRetention(world.db);
  await expectKept(waiting, true);
});

test("what was removed is not corrected, and its money is not booked anew", async () => {
  const old = await paidBefore(memorial(), 12);
  await runRetention(world.db);
  expect((await correct(world.api, old.orderReference, sheet())).statusCode).toBe(404);
  expect(await world.poll(old)).toMatchObject({ paid: true, givenBack: null });
});
