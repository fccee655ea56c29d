import { afterEach, expect, test } from "vitest";
import { orderHandlers } from "../../../../../services/api/src/modules.ts";
import { ownTestApi } from "../../test-api.ts";
import { camtFile, type CamtEntry } from "./camt-files.ts";
import { newOcr, openMoneyWorld } from "./money-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openMoneyWorld(api);
afterEach(() => world.forget());

const gift = (ref: string | null, ore: number): CamtEntry => ({ ref, details: [{ ore, words: "gåva" }] });
const countTransactions = (db: typeof world.deps.db, count: () => void): typeof world.deps.db =>
  new Proxy(db, {
    get: (target, name, receiver) => {
      if (name === "transaction") count();
      return Reflect.get(target, name, receiver) as unknown;
    },
  });
const states = async () => (await world.items()).map(({ state }) => state);

test("the same file under another name changes nothing", async () => {
  const file = camtFile({ entries: [gift("R1", 10_000)] });
  await world.bankSays(file, file);
  expect(await states()).toEqual(["gift"]);
  expect(await world.files()).toHaveLength(1);
});

const { batch, without } = {
  batch: {
    ref: "B1",
    details: [
      { ore: 10_000, ref: "T1" },
      { ore: 20_000, ref: "T2" },
    ],
  },
  without: { ref: "B1", ore: 30_000 },
} satisfies Record<string, CamtEntry>;

test.each<[string, CamtEntry, CamtEntry, string[]]>([
  ["one item", gift("R1", 10_000), gift("R1", 10_000), ["gift"]],
  ["one item, of which the statement has no details", gift("R1", 10_000), { ref: "R1", ore: 10_000 }, ["gift"]],
  ["one item without a reference of the bank", gift(null, 10_000), gift(null, 10_000), ["gift"]],
  ["a batch with its items", batch, batch, ["gift", "gift"]],
  ["a batch of which the statement has the sum alone", batch, without, ["gift", "gift"]],
])("%s: told by the notification and by the statement, it is booked once", async (_what, told, again, expected) => {
  await world.bankSays(
    camtFile({ entries: [told] }),
    camtFile({ message: "camt.053", version: "02", entries: [again] }),
    camtFile({ message: "camt.053", version: "08", entries: [again] }),
  );
  expect(await states()).toEqual(expected);
  expect(await world.gifts()).toHaveLength(expected.length);
});

test("a statement that comes before the notification waits with its sums, until the items come", async () => {
  await world.bankSays(camtFile({ message: "camt.053", entries: [without] }));
  expect(await states()).toEqual(["aside"]);
  await world.bankSays(camtFile({ entries: [batch] }));
  expect(await states()).toEqual(["itemised", "gift", "gift"]);
  await world.bankSays(camtFile({ message: "camt.053", version: "02", entries: [without] }));
  expect(await states()).toEqual(["itemised", "gift", "gift"]);
});

test("files out of order, the rest of an invoice before its part, pay it once", async () => {
  const { paymentId, ocr } = await world.addInvoice(500_000);
  const part = (ref: string, ore: number, day: string) =>
    camtFile({ entries: [{ ref, day, details: [{ ore, ocr }] }] });
  await world.bankSays(part("R2", 200_000, "2026-12-02"), part("R1", 300_000, "2026-12-01"));
  await world.bankSays(part("R1", 300_000, "2026-12-01"), part("R2", 200_000, "2026-12-02"));
  expect(await states()).toEqual(["booked", "booked"]);
  expect(await world.payment(paymentId)).toMatchObject({ state: "paid" });
});

test.each<[string, CamtEntry[][]]>([
  ["in one file", [[gift("R1", 10_000), gift("R1", 10_000)]]],
  ["with another sum", [[gift("R1", 10_000)], [gift("R1", 20_000)]]],
])("another item under the same reference of the bank, %s, is no gift before staff say so", async (_how, files) => {
  const contents = files.map((entries) => camtFile({ entries }));
  await world.bankSays(...contents);
  expect(await world.items()).toMatchObject([{ state: "gift" }, { state: "aside", reason: "otherItem" }]);
  await world.bankSays(...files.map((entries) => camtFile({ version: "02", entries })));
  expect(await states()).toEqual(["gift", "aside"]);
});

test("one account by two names is one account", async () => {
  const iban = "SE3550000000054910000003";
  const environment = { ...world.deps.environment, moneyIn: { accounts: [["9000000", iban]] } };
  await world.lay(camtFile({ entries: [gift("R1", 10_000)] }));
  await world.lay(camtFile({ message: "camt.053", iban, entries: [gift("R1", 10_000)] }));
  await world.read({ environment });
  expect(await states()).toEqual(["gift"]);
});

test("killed in the middle of a file, each item is booked once when it goes on", async () => {
  const invoices = [];
  for (let index = 0; index < 3; index += 1) invoices.push(await world.addInvoice(100_000 + index));
  const entries = Array.from({ length: 2_200 }, (_, index) => gift(`R${index}`, 10_000 + index));
  for (const [index, { ocr }] of invoices.entries())
    entries[index * 1_050 + 20] = { ref: `I${index}`, details: [{ ore: 100_000 + index, ocr }] };
  await world.lay(camtFile({ entries }));
  let paid = 0;
  const handlers = {
    ...orderHandlers,
    regular_gift: {
      ...orderHandlers.regular_gift,
      fulfil: () => {
        if ((paid += 1) === 2) throw new Error("killed");
        return Promise.resolve(true);
      },
    },
  };
  await world.read({ handlers });
  expect(await world.files()).toMatchObject([{ linesRead: 1_000, readAt: null }]);
  expect(await states()).toHaveLength(1_000);
  await Promise.all([world.read(), world.read()]);
  await world.read();
  expect(await world.files()).toMatchObject([{ linesRead: 2_200, readAt: expect.any(Date) as Date }]);
  const all = await states();
  expect([all.length, all.filter((state) => state === "booked").length]).toEqual([2_200, 3]);
  expect(await world.gifts()).toHaveLength(2_197);
  for (const { id } of invoices) expect(await world.mailsTo(id)).toHaveLength(1);
});

test("a file with many invoices is booked some at a time, so that their orders are not locked for long", async () => {
  const entries = [];
  for (let index = 0; index < 450; index += 1)
    entries.push({ ref: `R${index}`, details: [{ ore: 100, ocr: newOcr() }] });
  await world.lay(camtFile({ entries }));
  let asked = 0;
  await world.read({ db: countTransactions(world.deps.db, () => (asked += 1)) });
  expect(await states()).toHaveLength(450);
  // One writes the file down; then three of 200, 200 and 50 items.
  expect(asked).toBe(4);
});

test("several processes that read several files with the same items book each once", async () => {
  const { ocr } = await world.addInvoice(50_000);
  const entries = [
    gift("R1", 10_000),
    { ref: "R2", details: [{ ore: 50_000, ocr }] },
    { ref: "R3", ore: 5, details: [{ ore: 5, ocr: newOcr() }] },
  ];
  for (const version of ["02", "08"] as const) await world.lay(camtFile({ version, entries }));
  await Promise.all([world.read(), world.read(), world.read()]);
  await world.read();
  expect((await states()).sort()).toEqual(["aside", "booked", "gift"]);
  expect(await world.gifts()).toHaveLength(1);
});

const withoutReference = (ocr: string, payer: string): CamtEntry => ({
  ref: null,
  details: [{ ore: 500_000, ocr, payer }],
});
test.each<[string, (ocr: string, payer: string) => CamtEntry]>([
  ["without any reference of the bank", withoutReference],
  ["under one reference of the bank", (ocr, payer) => ({ ref: "SAME1", details: [{ ore: 500_000, ocr, payer }] })],
])("two files that tell of different payments of one sum and day, %s: neither is lost", async (_how, entry) => {
  const [first, second] = [await world.addInvoice(500_000), await world.addInvoice(500_000)];
  const file = (ocr: string, payer: string) => camtFile({ entries: [entry(ocr, payer)] });
  await world.bankSays(file(first.ocr, "Ek AB"), file(second.ocr, "Asp AB"));
  // And neither comes twice, in a statement after the notifications.
  const statement = (ocr: string, payer: string) => camtFile({ message: "camt.053", entries: [entry(ocr, payer)] });
  await world.bankSays(statement(second.ocr, "Asp AB"), statement(first.ocr, "Ek AB"));
  expect(await world.items()).toMatchObject([{ state: "booked" }, { state: "aside", reason: "otherItem" }]);
  expect(await world.payment(first.paymentId)).toMatchObject({ state: "paid" });
});
