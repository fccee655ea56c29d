import { afterEach, expect, test } from "vitest";
import { ownTestApi } from "../../test-api.ts";
import { camtFile, type CamtEntry } from "./camt-files.ts";
import { newOcr, openMoneyWorld } from "./money-world.ts";

const api = await ownTestApi();
await api.app.ready();
const world = await openMoneyWorld(api);
afterEach(() => world.forget());

const formats = (["camt.054", "camt.053"] as const).flatMap((message) =>
  (["02", "08"] as const).map((version) => [`${message}, version ${version}`, { message, version }] as const),
);

test.each(formats)("%s: an invoice is paid by its OCR, and its receipt sent", async (_what, format) => {
  const { id, paymentId, ocr } = await world.addInvoice(500_000);
  await world.bankSays(
    camtFile({ ...format, entries: [{ ref: "R1", details: [{ ore: 500_000, ocr, payer: "Ek & Co AB" }] }] }),
  );
  expect(await world.items()).toMatchObject([
    { state: "booked", reason: null, paymentId, reference: ocr, payer: "Ek & Co AB", bookedOn: "2026-12-01" },
  ]);
  expect(await world.payment(paymentId)).toMatchObject({ state: "paid", settlementReference: "R1" });
  expect(await world.order(id)).toMatchObject({ paidBy: paymentId });
  expect(await world.mailsTo(id)).toMatchObject([{ template: "receipt", recipient: "ekonomi@exempel.se" }]);
  expect(await world.files()).toMatchObject([
    { lines: 1, linesRead: 1, problem: null, readAt: expect.any(Date) as Date },
  ]);
});

test.each<[string, (ocr: string) => CamtEntry]>([
  ["in words", (ocr) => ({ details: [{ ore: 500_000, words: `Faktura ${ocr} tack` }] })],
  ["in words, in groups", (ocr) => ({ details: [{ ore: 500_000, words: `${ocr.slice(0, 3)} ${ocr.slice(3)}` }] })],
  [
    "as the number of a document",
    (ocr) => ({
      details: [{ ore: 500_000, more: `<RmtInf><Strd><RfrdDocInf><Nb>${ocr}</Nb></RfrdDocInf></Strd></RmtInf>` }],
    }),
  ],
  ["in words to a Swish number of ours", (ocr) => ({ info: "Swish", details: [{ ore: 500_000, words: ocr }] })],
])("an invoice is paid by its OCR %s", async (_where, entry) => {
  const { paymentId, ocr } = await world.addInvoice(500_000);
  await world.bankSays(camtFile({ entries: [{ ref: "R1", ...entry(ocr) }] }));
  expect(await world.payment(paymentId)).toMatchObject({ state: "paid" });
});

test("what came without a reference is a gift of its own kind, paid on the bank's day, by nobody who is known", async () => {
  await world.bankSays(
    camtFile({
      entries: [
        { ref: "R1", details: [{ ore: 20_000, words: "Till minne av farfar", payer: "Åsa Ö" }] },
        { ref: "R2", ore: 30_000 },
      ],
    }),
  );
  const gifts = await world.gifts();
  expect(gifts).toMatchObject([
    {
      order: { amountOre: 20_000, donorKind: "anonymous", email: null },
      payment: { method: "bankgiro", state: "paid" },
    },
    { order: { amountOre: 30_000 }, payment: { settlementReference: "R2" } },
  ]);
  expect(gifts[0]?.order.paidAt).toEqual(new Date("2026-12-01T11:00:00Z"));
  expect(await world.items()).toMatchObject([
    { state: "gift", words: "Till minne av farfar", payer: "Åsa Ö", paymentId: gifts[0]?.payment.id },
    { state: "gift" },
  ]);
  expect(await world.mailsTo(gifts[0]?.order.id ?? "")).toEqual([]);
});

type Aside = [string, number, (ocr: string, other: string) => CamtEntry, string];
test.each<Aside>([
  ["less than the invoice", 500_000, (ocr) => ({ details: [{ ore: 300_000, ocr }] }), "less"],
  ["more than the invoice", 500_000, (ocr) => ({ details: [{ ore: 500_001, ocr }] }), "more"],
  ["an OCR that is none of ours", 500_000, () => ({ details: [{ ore: 500_000, ocr: newOcr() }] }), "unknownReference"],
  ["a reference that is no OCR", 500_000, () => ({ details: [{ ore: 500_000, ocr: "RF-12" }] }), "unknownReference"],
  ["words that are only an OCR", 500_000, () => ({ details: [{ ore: 500_000, words: newOcr() }] }), "unknownReference"],
  ["words that say OCR", 500_000, () => ({ details: [{ ore: 500_000, words: "OCR 12" }] }), "unknownReference"],
  [
    "words that name an invoice",
    500_000,
    () => ({ details: [{ ore: 500_000, words: "Faktura 1001" }] }),
    "unknownReference",
  ],
  [
    "words with a digit of the OCR wrong",
    500_000,
    () => ({ details: [{ ore: 500_000, words: "202600010428" }] }),
    "unknownReference",
  ],
  [
    "the number of an invoice in the place for it",
    500_000,
    () => ({
      details: [{ ore: 500_000, more: "<RmtInf><Strd><RfrdDocInf><Nb>1001</Nb></RfrdDocInf></Strd></RmtInf>" }],
    }),
    "unknownReference",
  ],
  [
    "references of two invoices",
    500_000,
    (ocr, other) => ({ details: [{ ore: 500_000, words: `${ocr}, ${other}` }] }),
    "severalReferences",
  ],
  [
    "money that the bank takes back",
    500_000,
    (ocr) => ({ direction: "DBIT", reversal: true, details: [{ ore: 500_000, ocr }] }),
    "takenBack",
  ],
  ["money that came back", 500_000, (ocr) => ({ reversal: true, details: [{ ore: 500_000, ocr }] }), "reversal"],
  ["a sum of many without its items", 500_000, () => ({ ore: 500_000, batch: 7 }), "sumOnly"],
])("%s is set aside, and nothing moves", async (_what, amountOre, entry, reason) => {
  const { id, paymentId, ocr } = await world.addInvoice(amountOre);
  const { ocr: other } = await world.addInvoice(amountOre);
  await world.bankSays(camtFile({ entries: [{ ref: "R1", ...entry(ocr, other) }] }));
  expect(await world.items()).toMatchObject([{ state: "aside", reason, settledAt: null }]);
  expect(await world.payment(paymentId)).toMatchObject({ state: "waiting", reason: null });
  expect(await world.order(id)).toMatchObject({ paidAt: null, amountOre });
  expect(await world.gifts()).toEqual([]);
});

test("an invoice that is paid a second time keeps its gift, and what came more is set aside", async () => {
  const { id, ocr } = await world.addInvoice(500_000);
  const pay = (ref: string) => camtFile({ entries: [{ ref, details: [{ ore: 500_000, ocr }] }] });
  await world.bankSays(pay("R1"), pay("R2"));
  expect(await world.items()).toMatchObject([{ state: "booked" }, { state: "aside", reason: "paidAlready" }]);
  expect(await world.mailsTo(id)).toHaveLength(1);
});

test.each([
  ["two files", false],
  ["one file", true],
])(
  "an invoice paid in part and then in whole by %s is paid once, and what was set aside goes with it",
  async (_by, isOne) => {
    const { id, paymentId, ocr } = await world.addInvoice(500_000);
    const entries = [200_000, 100_000, 200_000].map((ore, index) => ({ ref: `R${index}`, details: [{ ore, ocr }] }));
    await world.bankSays(...(isOne ? [camtFile({ entries })] : entries.map((entry) => camtFile({ entries: [entry] }))));
    expect(await world.items()).toMatchObject([
      { state: "booked", settledAs: "whole" },
      { state: "booked", settledAs: "whole" },
      { state: "booked", settledAs: null },
    ]);
    expect(await world.payment(paymentId)).toMatchObject({ state: "paid", amountOre: 500_000 });
    expect(await world.mailsTo(id)).toHaveLength(1);
  },
);

test("what Autogiro and Swish have told of is kept for its sum, and booked no second time", async () => {
  await world.bankSays(
    camtFile({
      entries: [
        { ref: "R1", ore: 90_000, code: "PMDD", batch: 3 },
        { ref: "R2", ore: 80_000, info: "AG Löpnr 12" },
        { ref: "R3", ore: 70_000, info: "Swish 1234679304" },
        { ref: "R4", details: [{ ore: 60_000, words: "I stället för swish och autogiro" }] },
      ],
    }),
  );
  expect(await world.items()).toMatchObject([
    { state: "elsewhere", knownFrom: "autogiro" },
    { state: "elsewhere", knownFrom: "autogiro" },
    { state: "elsewhere", knownFrom: "swish" },
    { state: "gift" },
  ]);
  expect(await world.gifts()).toHaveLength(1);
});

test("money out, and what is not booked yet, is no item", async () => {
  await world.bankSays(
    camtFile({
      entries: [
        { ref: "R1", ore: 10_000, direction: "DBIT" },
        { ref: "R2", ore: 20_000, status: "PDNG" },
      ],
    }),
  );
  expect(await world.items()).toEqual([]);
  expect(await world.files()).toMatchObject([{ problem: null, readAt: expect.any(Date) as Date }]);
});
