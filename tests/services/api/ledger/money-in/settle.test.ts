import { sql } from "drizzle-orm";
import { afterEach, expect, test } from "vitest";
import { bankFiles } from "../../../../../services/api/src/platform/database/tables/bank-files.ts";
import { runCommand } from "../../../../../services/api/src/platform/staff/command.ts";
import { showAttention } from "../../../../../services/api/src/platform/staff/section.ts";
import { paymentEvents } from "../../../../../services/api/src/platform/database/tables/payments.ts";
import { broughtCommands, modules, runRetention } from "../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../test-api.ts";
import { camtFile } from "./camt-files.ts";
import { newOcr, openMoneyWorld } from "./money-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openMoneyWorld(api);
afterEach(() => world.forget());

const anna = "Anna Ek: rang företaget";
const staff = async (...typed: string[]) =>
  runCommand(broughtCommands, { db: api.db, environment: api.environment }, ["settle-money-in", ...typed], anna);
const came = async (ore: number, ocr = newOcr()) => {
  await world.bankSays(
    camtFile({ entries: [{ ref: crypto.randomUUID(), details: [{ ore, ocr, payer: "Ek & Co AB" }] }] }),
  );
  return String((await world.items()).at(-1)?.number);
};
const sections = modules.flatMap(({ attention }) => attention?.(api.environment) ?? []);
const heading = "Money that came to our bankgiro and is set aside";

test("what is set aside is grave, and on the list until it is settled", async () => {
  const item = await came(12_300);
  expect((await showAttention(api.db, sections, true)).text).toContain(`GRAVE: ${heading}: 1`);
  const listed = await staff("list");
  for (const words of [item, "123", "a reference that is none of ours", "Ek & Co AB"]) expect(listed).toContain(words);
  await staff(item, "back", anna);
  expect((await showAttention(api.db, sections, true)).text).toContain(`${heading}: none`);
  expect(await staff("list")).toMatch(/Anna Ek +rang företaget/);
});

test("an unknown payment that was for an order pays it, with who said so and why", async () => {
  const { id, paymentId, shortReference } = await world.addInvoice(50_000);
  const item = await came(50_000);
  expect(await staff(item, "order", shortReference.toLowerCase(), anna)).toBe(
    `Noted of item ${item}: order ${shortReference} is paid with 500 kr. It is off the list.\n`,
  );
  expect(await world.payment(paymentId)).toMatchObject({ state: "paid" });
  expect(await world.mailsTo(id)).toMatchObject([{ template: "receipt" }]);
  expect(await world.items()).toMatchObject([
    { state: "booked", settledAs: "order", settledBy: "Anna Ek", note: "rang företaget", paymentId },
  ]);
  const events = await api.db.select().from(paymentEvents);
  expect(events.at(-1)).toMatchObject({ source: "staff", who: "Anna Ek", note: "rang företaget" });
});

test("a part with its OCR and the rest without pay the whole invoice, both with it", async () => {
  const { ocr, paymentId, shortReference } = await world.addInvoice(50_000);
  await came(30_000, ocr);
  const item = await came(20_000);
  await staff(item, "order", shortReference, "Anna Ek", "rang");
  expect(await world.payment(paymentId)).toMatchObject({ state: "paid", amountOre: 50_000 });
  expect(await world.items()).toMatchObject([{ state: "booked", settledAs: "whole" }, { settledAs: "order" }]);
});

test.each([
  [49_000, "490 kr, though 500 kr was asked"],
  [51_000, "510 kr, though 500 kr was asked"],
])("%i öre on an invoice of 500 kr is what the order is paid with, once staff say so", async (ore, said) => {
  const { id, ocr, shortReference } = await world.addInvoice(50_000);
  const item = await came(ore, ocr);
  expect(await staff(item, "order", shortReference, anna)).toContain(said);
  expect(await world.order(id)).toMatchObject({ amountOre: ore, paidAt: expect.any(Date) as Date });
});

test("a gift of its own is booked on the bank's day", async () => {
  const item = await came(12_300);
  expect(await staff(item, "gift", anna)).toMatch(/a gift of its own, order [0-9A-Z]{8}/);
  expect(await world.gifts()).toMatchObject([
    { order: { amountOre: 12_300, paidAt: new Date("2026-12-01T11:00:00Z") }, payment: { method: "bankgiro" } },
  ]);
});

test("an order that is paid already is refused, and so is what cannot be", async () => {
  const { ocr, shortReference } = await world.addInvoice(50_000);
  await came(50_000, ocr);
  const item = await came(50_000, ocr);
  const refused = (...typed: string[]) => expect(staff(...typed)).rejects;
  await refused(item, "order", shortReference, anna).toThrow(/was paid on .*: say gift, or back/);
  await refused(item, "order", "XXXXXXXX", anna).toThrow("There is no such order");
  await refused(item, "order", shortReference).toThrow("Say who you are");
  await refused(item, "perhaps", anna).toThrow("Say what it is: order, gift, back");
  await refused(item, "gift", "nu").toThrow("Say who you are");
  await refused("1e3", "gift", anna).toThrow("Say which");
  await refused("999999", "gift", anna).toThrow("Nothing with that number waits");
  const gift = (await world.gifts())[0]?.order.shortReference;
  expect(gift).toBeUndefined();
  const tries = await Promise.allSettled([staff(item, "gift", anna), staff(item, "back", anna)]);
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
});

test("an order without an invoice is refused", async () => {
  const { shortReference } = await world.addInvoice(50_000, { method: "card" });
  const item = await came(50_000);
  await expect(staff(item, "order", shortReference, anna)).rejects.toThrow("has no invoice");
});

test("who paid, and what they wrote, goes with what stood in the bank's files: after seven years", async () => {
  await came(12_300);
  const makeItOf = async (yearsAgo: number) => {
    await api.db
      .update(bankFiles)
      .set({ madeAt: sql`date_trunc('year', now()) - make_interval(years => ${yearsAgo}) + interval '1 day'` });
    await runRetention(api.db);
    return (await world.items())[0];
  };
  expect(await makeItOf(7)).toMatchObject({ payer: "Ek & Co AB" });
  expect(await makeItOf(8)).toMatchObject({ payer: null, words: null, reference: null, amountOre: 12_300 });
});
