import { drawOn } from "@hjarta-lunga/contract/lib/draw-days.ts";
import { daysAfter, isWorkingDay } from "@hjarta-lunga/contract/lib/working-days.ts";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bankFiles, bankNotices } from "../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { mandateDraws } from "../../../../../services/api/src/platform/database/tables/mandates.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { payments } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { writeNight } from "../../../../../services/api/src/kinds/monthly-gift/bank/write-night.ts";
import { openMandateWorld } from "./mandate-world.ts";
import type { MandateWorld } from "./mandate-world.ts";

let world: MandateWorld;
beforeAll(async () => {
  world = await openMandateWorld();
});
afterAll(() => world.close());

type Books = {
  mandates: { payer: string; state: string }[];
  payments: { reference: string; status: string | null; day: string; amountOre: number }[];
  files: { direction: "in" | "out"; name: string; note: string | null }[];
};
const bank = () => world.control<Books>("GET", "/ledger/bankgirot");
const soon = (look: () => Promise<void>) => vi.waitFor(look, { interval: 100 });

/** The API's own job, which sends what waits and reads what has come. */
const exchange = () =>
  world.api.db.transaction((tx) => world.api.jobs.send(tx, "bankFiles", { id: crypto.randomUUID() }));

/** A night of that day, and the file is with the bank. */
const night = async (day: string) => {
  const before = (await bank()).files.length;
  expect(await writeNight(world.api.db, world.api.environment, day)).toEqual(expect.any(String));
  await exchange();
  await soon(async () => expect((await bank()).files.length).toBe(before + 1));
};
/** The bank's days until then, and what it says has been read. */
const bankDays = async (day: string) => {
  await world.control("POST", "/bankgirot/day", { day });
  const sent = (await bank()).files.filter(({ direction }) => direction === "out").length;
  await exchange();
  await soon(async () => {
    const read = await world.api.db.select().from(bankFiles).where(eq(bankFiles.direction, "fromBank"));
    expect(read.filter(({ readAt }) => readAt !== null).length).toBe(sent);
  });
};
const eveOf = (day: string): string =>
  isWorkingDay(daysAfter(day, -1)) ? daysAfter(day, -1) : eveOf(daysAfter(day, -1));
const monthAfter = (day: string): string => daysAfter(`${day.slice(0, 7)}-01`, 31).slice(0, 7);

const lastDraw = async () => {
  const [draw] = await world.api.db
    .select({
      dueOn: mandateDraws.dueOn,
      orderId: orders.id,
      amountOre: orders.amountOre,
      paidAt: orders.paidAt,
      state: payments.state,
      reference: payments.providerReference,
    })
    .from(mandateDraws)
    .innerJoin(orders, eq(orders.id, mandateDraws.orderId))
    .innerJoin(payments, eq(payments.id, mandateDraws.paymentId))
    .orderBy(desc(mandateDraws.dueOn))
    .limit(1);
  return draw;
};
const drawMails = () => world.api.db.select().from(mails).where(eq(mails.template, "drawFailed"));

test("from a signature to a draw that is paid and one that is not, between the API and the bank, file by file", async () => {
  const { reference, payerNumber, firstDrawOn } = await world.given();
  await night(eveOf(eveOf(firstDrawOn)));
  expect((await bank()).mandates).toMatchObject([{ payer: payerNumber, state: "asked" }]);
  expect(await lastDraw()).toBeUndefined();
  await bankDays(eveOf(firstDrawOn));
  expect((await world.rowOf(reference)).state).toBe("active");

  await night(eveOf(firstDrawOn));
  const asked = await lastDraw();
  expect(asked).toMatchObject({ dueOn: firstDrawOn, amountOre: 20_000, state: "waiting", paidAt: null });
  expect((await bank()).payments).toMatchObject([{ reference: asked?.reference, amountOre: 20_000, day: firstDrawOn }]);
  await bankDays(firstDrawOn);
  expect(await lastDraw()).toMatchObject({ state: "paid", paidAt: expect.any(Date) as Date });
  expect(await drawMails()).toEqual([]);

  await world.control("PUT", "/bankgirot/will", { payments: "1" });
  const next = drawOn(monthAfter(firstDrawOn), 28);
  await night(eveOf(next));
  expect(await lastDraw()).toMatchObject({ dueOn: next, state: "waiting" });
  await bankDays(next);
  const failed = await lastDraw();
  expect(failed).toMatchObject({ state: "declined", paidAt: null });
  expect(await drawMails()).toMatchObject([{ ownerId: failed?.orderId, version: 2 }]);
  expect((await world.rowOf(reference)).state).toBe("active");

  // The bank took each file, and nothing that it said was left over.
  expect((await bank()).files.map(({ note }) => note)).toEqual(Array(6).fill(null));
  expect(await world.api.db.select().from(bankNotices)).toEqual([]);
});
