import { eq, isNotNull, sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import {
  paymentDiscrepancies,
  paymentEvents,
  payments,
} from "../../../../../../services/api/src/platform/database/tables/payments.ts";
import type { DiscrepancyKind } from "../../../../../../services/api/src/platform/database/tables/payments.ts";
import { discrepancySections } from "../../../../../../services/api/src/ledger/discrepancies/attention.ts";
import { settleDiscrepancy } from "../../../../../../services/api/src/ledger/discrepancies/settle.ts";
import { bankSections } from "../../../../../../services/api/src/kinds/monthly-gift/attention.ts";
import { paymentSections } from "../../../../../../services/api/src/ledger/payments/attention.ts";
import { showSections } from "../../../../../../services/api/src/platform/staff/section.ts";
import { givenInYear } from "../../../../../../services/api/src/rooms/yearly-receipts/given-in-year.ts";
import { orderHandlers } from "../../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../../test-api.ts";
import { changeFile, openBankWorld, paymentFile, refundFile, refusedFile } from "../bank-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openBankWorld(api);
afterEach(async () => {
  await world.read();
  await world.forget();
});

type About = { payerNumber: string; reference: string };
const anna = "Anna Ek: kontoutdraget visar det";

const aDraw = async () => {
  const mandate = await world.addMandate(world.active);
  await world.night("2026-12-18");
  const [draw] = await world.draws();
  if (!draw) throw new Error("Nothing was drawn");
  return { mandate, draw, about: { payerNumber: mandate.payerNumber, reference: draw.reference } };
};
const bankSays = async (...files: Buffer[]) => {
  for (const content of files) {
    await world.lay(`${crypto.randomUUID()}.txt`, content);
    await world.read();
  }
};
const paid = (day: string, about: About, times = 1, amountOre = 20_000) =>
  paymentFile(day, Array(times).fill({ ...about, status: "0", amountOre }) as Parameters<typeof paymentFile>[1]);
const attention = () => showSections(api.db, discrepancySections);
const waiting = () => api.db.select().from(paymentDiscrepancies).orderBy(paymentDiscrepancies.number);
const settle = async (index: number, as: string, note: string | undefined = anna) =>
  settleDiscrepancy(
    { db: api.db, secrets: api.environment, handlers: orderHandlers },
    { number: (await waiting())[index]?.number ?? 0, as, note },
  );
const row = async (id: string) => (await api.db.select().from(payments).where(eq(payments.id, id)))[0];
const yearOf = (mandateId: string, year = 2026) => givenInYear(api.db, { mandateId, year });

test.each<[string, DiscrepancyKind, string, (about: About) => Buffer[]]>([
  ["the same line twice in a file", "paidAgain", "0", (about) => [paid("2026-12-28", about, 2)]],
  ["the same line in another file", "paidAgain", "0", (a) => [paid("2026-12-28", a), paid("2026-12-29", a)]],
  ["no funds", "notPaid", "1", (a) => [paid("2026-12-28", a), paymentFile("2026-12-29", [{ ...a, status: "1" }])]],
  [
    "an account that is closed",
    "notPaid",
    "2",
    (a) => [paid("2026-12-28", a), paymentFile("2026-12-29", [{ ...a, status: "2" }])],
  ],
  ["a new try", "notPaid", "9", (a) => [paid("2026-12-28", a), paymentFile("2026-12-29", [{ ...a, status: "9" }])]],
  ["a refusal", "notPaid", "01", (a) => [paid("2026-12-28", a), refusedFile("2026-12-29", [{ ...a, comment: "01" }])]],
  [
    "a refusal for a mistake",
    "notPaid",
    "24",
    (a) => [paid("2026-12-28", a), refusedFile("2026-12-29", [{ ...a, comment: "24" }])],
  ],
  [
    "a cancellation",
    "notPaid",
    "03/12",
    (a) => [paid("2026-12-28", a), changeFile("2026-12-29", [{ ...a, code: "03" }])],
  ],
  ["another amount once more", "paidAgain", "0", (a) => [paid("2026-12-28", a), paid("2026-12-29", a, 1, 100)]],
])(
  "%s after a draw was paid is kept, told to staff with its line, and changes no book",
  async (_what, kind, code, files) => {
    const { draw, about } = await aDraw();
    await bankSays(...files(about));
    expect(await waiting()).toMatchObject([{ kind, code, paymentId: draw.paymentId, source: "bankFile" }]);
    const [{ fileId, line } = {}] = await waiting();
    const shown = await attention();
    expect(shown).toContain("contradicts our books: 1");
    expect(shown).toMatch(new RegExp(`directDebit +paid +200 .*${fileId} +${line} `));
    expect((await world.draws())[0]).toMatchObject({ state: "paid", amountOre: 20_000 });
    expect((await row(draw.paymentId))?.refundedAt).toBeNull();
    expect(await world.mailsOf("drawFailed")).toEqual([]);
    const events = await api.db.select().from(paymentEvents).where(eq(paymentEvents.paymentId, draw.paymentId));
    expect(events.at(-1)).toMatchObject({ source: "bankFile", fromState: "paid", providerCode: `${kind}: ${code}` });
  },
);

test("the bank's same file once more says nothing new", async () => {
  const { about } = await aDraw();
  const file = paid("2026-12-28", about);
  await bankSays(file, file);
  expect(await waiting()).toEqual([]);
});

test("two processes that read two files at the same time keep what came twice", async () => {
  const { about } = await aDraw();
  await world.lay("a.txt", paid("2026-12-28", about));
  await world.lay("b.txt", paid("2026-12-29", about));
  await Promise.all([world.read(), world.read()]);
  await world.read();
  expect(await waiting()).toMatchObject([{ kind: "paidAgain", amountOre: 20_000 }]);
});

test("money that came after the bank had said that none would is booked, and staff are told that the giver knows otherwise", async () => {
  const { about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "1" }]), paid("2026-12-29", about));
  expect((await world.draws())[0]).toMatchObject({ state: "paid" });
  expect(await world.notices()).toMatchObject([{ what: expect.stringContaining("paid after it had ended") as string }]);
});

test("that the bank tries again what had ended is told to staff, and the giver is told nothing new", async () => {
  const { about } = await aDraw();
  for (const status of ["1", "9"]) await bankSays(paymentFile("2026-12-28", [{ ...about, status }]));
  expect(await world.notices()).toMatchObject([{ what: "the bank tries again what had ended", code: "9" }]);
  expect(await world.mailsOf("drawFailed")).toHaveLength(1);
});

test("of a draw that was paid twice and claimed back once, the gift stands until staff say what is left", async () => {
  const { mandate, draw, about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 2), refundFile("2027-01-20", [about]));
  expect((await row(draw.paymentId))?.refundedAt).toBeNull();
  expect((await yearOf(mandate.id))?.totalOre).toBe(20_000);
  expect(await world.mailsOf("drawFailed")).toEqual([]);
  expect(await waiting()).toMatchObject([{ kind: "paidAgain" }, { kind: "claimedBack", code: "77/01" }]);
  expect(await attention()).toContain("one of two claimed back");
  await settle(1, "right");
  expect((await yearOf(mandate.id))?.totalOre).toBe(20_000);
  await settle(0, "given-back");
  expect(await attention()).toContain("contradicts our books: none");
});

test("when staff say that both have gone back, the gift is one no more and its giver is told once", async () => {
  const { mandate, draw, about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 2), ...["2027-01-20", "2027-01-21"].map((day) => refundFile(day, [about])));
  expect(await waiting()).toMatchObject([{}, { kind: "claimedBack" }, { kind: "claimedBack" }]);
  await settle(1, "right");
  await settle(2, "unpaid");
  expect(await yearOf(mandate.id)).toBeUndefined();
  expect(await world.mailsOf("drawFailed")).toMatchObject([{ ownerId: draw.orderId, version: 4 }]);
  await settle(0, "given-back");
});

test("once staff have given the second money back, a claim is of the whole gift", async () => {
  const { draw, about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 2));
  await settle(0, "given-back");
  await bankSays(refundFile("2027-01-20", [about]));
  expect((await row(draw.paymentId))?.refundedAt).toBeInstanceOf(Date);
  expect(await world.mailsOf("drawFailed")).toHaveLength(1);
});

test.each([
  ["2026-12-29", 40_000, undefined],
  ["2027-01-04", 20_000, 20_000],
])(
  "money that came once more on %s and that the giver lets us keep is one more gift, in the receipt of its year",
  async (day, inYear, inNext) => {
    const { mandate, about } = await aDraw();
    await bankSays(paid("2026-12-28", about), paid(day, about));
    await settle(0, "gift");
    expect(await world.draws()).toMatchObject(Array(2).fill({ state: "paid", amountOre: 20_000 }));
    expect((await yearOf(mandate.id))?.totalOre).toBe(inYear);
    expect((await yearOf(mandate.id, 2027))?.totalOre).toBe(inNext);
    await world.night("2026-12-21");
    expect(await world.draws()).toHaveLength(2);
  },
);

test("what was not paid after all is a gift no more once staff say so", async () => {
  const { mandate, draw, about } = await aDraw();
  await bankSays(paid("2026-12-28", about), paymentFile("2026-12-29", [{ ...about, status: "1" }]));
  await settle(0, "unpaid");
  expect(await yearOf(mandate.id)).toBeUndefined();
  expect(await row(draw.paymentId)).toMatchObject({ refundedAt: expect.any(Date) as Date, refundCode: "1" });
});

test("another amount than asked is on the list at once, with what came beside what was asked", async () => {
  const { about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 1, 10_050));
  expect((await world.draws())[0]).toMatchObject({ state: "unknown", paidAt: null });
  expect(await waiting()).toMatchObject([{ kind: "otherAmount", amountOre: 10_050 }]);
  expect(await attention()).toMatch(/another amount +directDebit +unknown +200 +100\.5 /);
  await api.db.execute(sql`update mandate_draw set due_on = now() - interval '30 days'`);
  await api.db.execute(sql`update payment set created_at = now() - interval '30 days'`);
  const others = await showSections(api.db, [...bankSections(api.environment), ...paymentSections]);
  expect(others).toContain("Draws of which the bank has said nothing for a week after their day: none");
  expect(others).toContain("Payments of which nobody knows for a day whether money came: none");
});

test.each<[string, string, number | null, number]>([
  ["gift", "paid", 10_050, 10_050],
  ["asked", "paid", 20_000, 20_000],
  ["given-back", "cancelled", null, 20_000],
  ["unpaid", "failed", null, 20_000],
])("another amount that staff settle as %s ends %s", async (as, state, inYear, amountOre) => {
  const { mandate, about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 1, 10_050));
  await settle(0, as);
  expect(await world.draws()).toMatchObject([{ state, amountOre }]);
  expect((await yearOf(mandate.id))?.totalOre ?? null).toBe(inYear);
  expect(await attention()).toContain("contradicts our books: none");
});

test("another amount on a draw that was declined is settled as well, and beside one that was paid since it is money more", async () => {
  const { mandate, about } = await aDraw();
  await bankSays(paymentFile("2026-12-28", [{ ...about, status: "1" }]), paid("2026-12-29", about, 1, 10_000));
  await bankSays(paid("2026-12-30", about));
  await expect(settle(0, "asked")).rejects.toThrow("Say what it was: gift, given-back, right.");
  await settle(0, "gift");
  expect((await yearOf(mandate.id))?.totalOre).toBe(30_000);
});

test("what is settled is settled once, by somebody who says who and why, as what it can be", async () => {
  const { about } = await aDraw();
  await bankSays(paid("2026-12-28", about, 2));
  await expect(settle(0, "given-back", "jag")).rejects.toThrow("Say who you are");
  await expect(settle(0, "asked")).rejects.toThrow("Say what it was: gift, given-back, right.");
  await expect(settle(0, "constructor")).rejects.toThrow("Say what it was");
  const all = await Promise.allSettled(Array.from({ length: 4 }, () => settle(0, "gift")));
  expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  expect(await world.draws()).toHaveLength(2);
  await expect(settle(0, "right")).rejects.toThrow("Nothing with that number waits");
  const events = await api.db.select().from(paymentEvents).where(isNotNull(paymentEvents.who));
  expect(events).toMatchObject([{ who: "Anna Ek", note: "kontoutdraget visar det", source: "staff" }]);
});
