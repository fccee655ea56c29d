import { eq } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { discrepancySections } from "../../../../../../services/api/src/ledger/discrepancies/attention.ts";
import { settleDiscrepancy } from "../../../../../../services/api/src/ledger/discrepancies/settle.ts";
import { findPayment } from "../../../../../../services/api/src/ledger/payments/repository.ts";
import {
  paymentDiscrepancies,
  paymentEvents,
} from "../../../../../../services/api/src/platform/database/tables/payments.ts";
import { showSections } from "../../../../../../services/api/src/platform/staff/section.ts";
import { givenInYear } from "../../../../../../services/api/src/rooms/yearly-receipts/given-in-year.ts";
import { writeYearlyReceipt } from "../../../../../../services/api/src/rooms/yearly-receipts/commands.ts";
import { orderHandlers } from "../../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../../test-api.ts";
import { openBankWorld, paymentFile, refundFile } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.read();
  await world.forget();
});

const anna = "Anna Ek: kontoutdraget visar det";
const aDraw = async () => {
  const mandate = await world.addMandate(world.active);
  await world.night("2026-12-18");
  const [draw] = await world.draws();
  if (!draw) throw new Error("Nothing was drawn");
  const about = { payerNumber: mandate.payerNumber, reference: draw.reference };
  const bankSays = async (content: Buffer) => {
    await world.lay(`${crypto.randomUUID()}.txt`, content);
    await world.read();
  };
  return {
    ...{ mandate, draw },
    pays: (day: string, amountOre = 20_000) => bankSays(paymentFile(day, [{ ...about, status: "0", amountOre }])),
    claims: (day: string, amountOre = 20_000) => bankSays(refundFile(day, [{ ...about, amountOre }])),
    total: async (year = 2026) => (await givenInYear(api.db, { mandateId: mandate.id, year }))?.totalOre ?? 0,
  };
};
const waiting = () => api.db.select().from(paymentDiscrepancies).orderBy(paymentDiscrepancies.number);
const attention = () => showSections(api.db, discrepancySections);
const settle = async (index: number, as: string) =>
  settleDiscrepancy(
    { db: api.db, secrets: api.environment, handlers: orderHandlers },
    { number: (await waiting())[index]?.number ?? 0, as, note: anna },
  );

type Drawn = Awaited<ReturnType<typeof aDraw>>;

test.each<[string, (draw: Drawn) => Promise<unknown>]>([
  [
    "each is settled when it comes",
    async ({ claims }) => {
      await settle(0, "gift");
      await claims("2027-01-20");
      await settle(1, "unpaid");
      await claims("2027-01-21");
      await settle(2, "unpaid");
    },
  ],
  [
    "both have come before the first is settled",
    async ({ claims }) => {
      await settle(0, "gift");
      await claims("2027-01-20");
      await claims("2027-01-21");
      await Promise.all([settle(1, "unpaid"), settle(2, "unpaid")]);
    },
  ],
  [
    "both have come before the gift is made",
    async ({ claims }) => {
      await claims("2027-01-20");
      await claims("2027-01-21");
      await settle(1, "unpaid");
      await settle(0, "gift");
      await settle(2, "unpaid");
    },
  ],
])("two claims on a draw that was paid twice leave no gift when %s", async (_what, happens) => {
  const drawn = await aDraw();
  await drawn.pays("2026-12-28");
  await drawn.pays("2026-12-29");
  await happens(drawn);
  expect(await drawn.total()).toBe(0);
  expect(await attention()).toContain("contradicts our books: none");
  const draws = await world.draws();
  expect(draws).toHaveLength(2);
  const mailed = (await world.mailsOf("drawFailed")).map(({ ownerId, version }) => [ownerId, version]);
  expect(mailed.sort()).toEqual(draws.map(({ orderId }) => [orderId, 4]).sort());
  for (const { paymentId } of draws) {
    const events = await api.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, paymentId));
    expect(events).toContainEqual(
      expect.objectContaining({
        ...{ source: "staff", toState: "paid", who: "Anna Ek" },
        providerCode: expect.stringMatching(/^claimedBack \d+: unpaid$/) as string,
      }),
    );
  }
});

test("a claim that came before the money that came once more takes back the gift that it became", async () => {
  const { pays, claims, total } = await aDraw();
  await pays("2026-12-28");
  await claims("2027-01-20");
  await claims("2027-01-21");
  await expect(settle(0, "unpaid")).rejects.toThrow("No gift of that amount is left of it: say right.");
  await pays("2026-12-29");
  await settle(1, "gift");
  expect(await total()).toBe(20_000);
  await settle(0, "unpaid");
  expect(await total()).toBe(0);
});

test("another amount that became a gift beside is one no more once its claim is settled, on the year's receipt and the next", async () => {
  const { mandate, pays, claims, total } = await aDraw();
  const receipts: number[] = [];
  const print = () =>
    writeYearlyReceipt(
      {
        db: api.db,
        makeYearlyReceipt: ({ totalOre }) => {
          receipts.push(totalOre);
          return Promise.resolve({ fileName: "", pdf: Buffer.from("") });
        },
      },
      { number: mandate.shortReference, year: "2026", note: anna, write: () => Promise.resolve() },
    );
  await pays("2026-12-28");
  await pays("2026-12-29", 25_000);
  await settle(0, "gift");
  await print();
  await claims("2027-01-20", 25_000);
  expect(await total()).toBe(45_000);
  expect(await attention()).toMatch(/one of two claimed back +directDebit +paid +200 +250 .*right, unpaid/);
  expect(await world.notices()).toEqual([]);
  const beside = (await world.draws()).find(({ amountOre }) => amountOre === 25_000);
  const { shortReference } = (await findPayment(api.db, beside?.paymentId ?? "")) ?? {};
  expect(await settle(1, "unpaid")).toBe(`Noted of ${shortReference}: it is no gift. It is off the list.\n`);
  await print();
  expect(receipts).toEqual([45_000, 20_000]);
  await claims("2027-01-21");
  expect(await total()).toBe(0);
});

test("a claim is of the gift of the day that it names", async () => {
  const { pays, claims, total } = await aDraw();
  await pays("2026-12-28");
  await pays("2027-01-04");
  await settle(0, "gift");
  await claims("2027-01-04");
  await settle(1, "unpaid");
  expect([await total(2026), await total(2027)]).toEqual([20_000, 0]);
});

test.each([
  ["gift", 25_000],
  ["asked", 20_000],
])(
  "a claim of another amount that was settled as %s, before it was, leaves no gift once it is settled",
  async (as, booked) => {
    const { pays, claims, total } = await aDraw();
    await pays("2026-12-28", 25_000);
    await claims("2027-01-20", 25_000);
    await expect(settle(1, "unpaid")).rejects.toThrow("Say what it was: right.");
    await settle(0, as);
    expect(await total()).toBe(booked);
    await settle(1, "unpaid");
    expect(await total()).toBe(0);
  },
);

test("a claim of what came, of a draw that was booked as it was asked, leaves no gift once it is settled", async () => {
  const { pays, claims, total } = await aDraw();
  await pays("2026-12-28", 25_000);
  await settle(0, "asked");
  await claims("2027-01-20", 25_000);
  expect(await total()).toBe(20_000);
  await settle(1, "unpaid");
  expect(await total()).toBe(0);
});

test.each([
  ["after the draw was paid", true, "given-back, right"],
  ["before it was", false, "asked, given-back, unpaid"],
])("of 0 kr that came %s no gift can be made", async (_what, isPaid, allowed) => {
  const { pays, total } = await aDraw();
  if (isPaid) await pays("2026-12-28");
  await pays("2026-12-29", 0);
  expect(await attention()).toMatch(new RegExp(` ${allowed}$`, "m"));
  await expect(settle(0, "gift")).rejects.toThrow(`Say what it was: ${allowed}.`);
  await settle(0, "given-back");
  expect(await total()).toBe(isPaid ? 20_000 : 0);
});
