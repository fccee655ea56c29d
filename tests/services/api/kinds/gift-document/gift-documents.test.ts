import { hrefOf } from "@hjarta-lunga/contract/calls/call.ts";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { giftDocumentFileCall } from "@hjarta-lunga/contract/calls/gift-documents.ts";
import { receiptHref } from "@hjarta-lunga/contract/calls/receipts.ts";
import { giftDocumentAnswer, type GiftDocumentAnswer } from "@hjarta-lunga/contract/schemas/gift-documents.ts";
import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPublished } from "../../../../../services/api/src/platform/content/published.ts";
import {
  giftDocumentDetails,
  giftDocuments,
} from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { runRetention, postedLetters } from "../../../../../services/api/src/modules.ts";
import { recordOutcome } from "../../../../../services/api/src/ledger/payments/record-outcome.ts";
import { postSections } from "../../../../../services/api/src/platform/post/queue.ts";
import { createMakeLetters, printLetters } from "../../../../../services/api/src/platform/post/letters.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { addMemorial, byPost as sheetByPost, memorial } from "../memorial-gift/memorial-samples.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { addDocument, byPost, certificate, correct, giftCard, look, words } from "./document-samples.ts";

let world: PaymentWorld;
let folder: string;
beforeAll(async () => {
  world = await openPaymentWorld();
  folder = mkdtempSync(join(tmpdir(), "hjarta-lunga-letters-"));
});
afterAll(async () => {
  await world.close();
  rmSync(folder, { recursive: true, force: true });
});

type Json = Record<string, unknown>;
const order = async (given: Json): Promise<OrderReceipt> =>
  orderReceipt.parse((await addDocument(world.api, given)).json());
const donor = (email: string) => ({ kind: "person", firstName: "Lars", lastName: "Ek", email });
const paidBy = { state: "paid", reason: null, code: "PAID", amountOre: 30_000, currency: "SEK" } as const;
const pay = async (given: OrderReceipt) => {
  await world.direct(given);
  await recordOutcome(world.deps, (await world.latest(given)).id, paidBy, "callback");
  return given;
};
const paid = async (given: Json) => pay(await order(given));
const answerTo = async ({ orderReference }: OrderReceipt): Promise<GiftDocumentAnswer> =>
  giftDocumentAnswer.parse((await look(world.api, orderReference)).json());
const get = (url: string) => world.api.app.inject({ method: "GET", url });

type Letter = { id: number; to: string[]; subject: string; text: string; html: string };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return (await find()).sort((a, b) => a.subject.localeCompare(b.subject, "sv"));
};

test("a certificate waits for its gift; then it is mailed to whoever gave, and downloaded as PDF and picture", async () => {
  const given = await order(certificate({ donor: donor("bevis@exempel.se") }));
  expect(given).toMatchObject({ kind: "gift_certificate", amount: 300 });
  expect(await answerTo(given)).toMatchObject({ state: "unpaid", document: words(), amount: 300, canCorrect: true });
  expect(
    (await get(hrefOf(giftDocumentFileCall, { orderReference: given.orderReference, format: "pdf" }))).json(),
  ).toMatchObject({ code: "not_paid" });

  await pay(given);
  const [bringing, receipt] = await lettersTo("bevis@exempel.se", 2);
  expect(bringing?.subject).toBe("Här är ditt gåvobevis");
  expect(`${bringing?.text}${receipt?.text}`).not.toMatch(/Kerstin|Lars/);
  expect(receipt?.text).toContain(`/order/gavobevis/${given.orderReference}`);
  expect(await world.control("GET", `/mails/${bringing?.id ?? 0}`)).toMatchObject({
    attachments: [
      { name: `gavobevis-${given.shortOrderReference}.png` },
      { name: `gavobevis-${given.shortOrderReference}.pdf` },
    ],
  });
  await world.until(async () => expect((await answerTo(given)).state).toBe("sent"));

  const pdf = await get(hrefOf(giftDocumentFileCall, { orderReference: given.orderReference, format: "pdf" }));
  expect(pdf.headers["x-robots-tag"]).toBe("noindex");
  expect((await readPdf(pdf.rawPayload)).words).toContain("Gåvobevis till Kerstin");
  const png = await get(hrefOf(giftDocumentFileCall, { orderReference: given.orderReference, format: "png" }));
  expect(png.headers["content-type"]).toBe("image/png");
});

test("the gift counts for tax as any other, and the receipt says what it was", async () => {
  const personal = { ...donor("skatt@exempel.se"), personalNumber: "197607012387" };
  const given = await paid(giftCard({ donor: personal }));
  const { words: said } = await readPdf((await get(receiptHref(given.orderReference))).rawPayload);
  expect(said).toContain("Gåva Gåvokort");
  expect(said).toMatch(/Skatteverket/);
});

test("who downloads it themselves has the receipt alone, and the document at once", async () => {
  const given = await paid(giftCard({ delivery: { to: "none" }, donor: { kind: "anonymous" } }));
  expect(await world.mailsOf(given)).toEqual([]);
  expect(await answerTo(given)).toMatchObject({ kind: "gift_card", state: "kept" });
  const { words: said } = await readPdf(
    (await get(hrefOf(giftDocumentFileCall, { orderReference: given.orderReference, format: "pdf" }))).rawPayload,
  );
  expect(said).toContain("Gåvokort till Kerstin");
});

test.each<[string, Json, string]>([
  ["has a design of the other kind", { document: words({ design: "CAKE" }) }, "document.design"],
  ["bears a link", { document: words({ greeting: "Se exempel.se" }) }, "document.greeting"],
  ["is for nobody", { document: words({ to: "" }) }, "document.to"],
  ["has letters that no font of ours has", { document: words({ from: "𓀀𓀁" }) }, "document.from"],
  ["is to be mailed to nobody", { donor: { kind: "anonymous" } }, "donor.email"],
  ["is to be posted to no address", { delivery: { ...byPost, postalCode: "1" } }, "delivery.postalCode"],
  [
    "is to be posted to who no font of ours can write",
    { delivery: { ...byPost, recipient: "𓀀 Ek" } },
    "delivery.recipient",
  ],
  ["is to be posted to a street that cannot be printed", { delivery: { ...byPost, street: "𓀀 4" } }, "delivery.street"],
  ["is smaller than gifts may be", { amount: 0.5 }, "amount"],
])("one that %s is refused at its field", async (_, given, field) => {
  const response = await addDocument(world.api, certificate(given));
  expect(response.statusCode).toBe(400);
  expect(Object.keys(response.json<{ fields: Json }>().fields)).toContain(field);
});

const currentRow = async (given: OrderReceipt) => {
  const { id } = await world.orderRow(given);
  return (await world.db.select().from(giftDocuments).where(eq(giftDocuments.orderId, id)))
    .sort((a, b) => b.version - a.version)
    .at(0);
};
const print = async () => {
  const documents = openDocuments();
  const path = join(folder, `${crypto.randomUUID()}.pdf`);
  try {
    const makeLetters = createMakeLetters({
      posted: postedLetters,
      db: world.db,
      published: await readPublished(world.db),
      documents,
    });
    return { path, said: await printLetters({ db: world.db, makeLetters }, path) };
  } finally {
    await documents.close();
  }
};

test("what goes by post is printed behind its address, in one file with the memorial sheets, once", async () => {
  const posted = await paid(certificate({ delivery: byPost }));
  await paid(certificate({ delivery: { to: "none" }, document: words({ to: "Inte Denna" }) }));
  await order(certificate({ delivery: byPost, document: words({ to: "Obetald" }) }));
  const sheet = orderReceipt.parse((await addMemorial(world.api, memorial({ delivery: sheetByPost }))).json());
  await pay(sheet);
  expect(await answerTo(posted)).toMatchObject({ state: "waiting", delivery: { to: "post" } });
  expect(await showSections(world.db, postSections)).toContain("giftDocument");

  const { path, said } = await print();
  expect(said).toContain(`: 2, each behind a page with its address: ${posted.shortOrderReference}, `);
  const { pages, words: read, isTagged } = await readPdf(readFileSync(path));
  expect({ pages, isTagged }).toEqual({ pages: 4, isTagged: true });
  expect(read).toMatch(/Kerstin Ek Björkvägen 4 114 55 Stockholm.*Här kommer ett gåvobevis.*Gåvobevis till Kerstin/);
  expect(read).toContain("Karin Lindqvist");
  expect(read).not.toMatch(/Inte Denna|Obetald/);
  expect(await answerTo(posted)).toMatchObject({ state: "printed" });

  const again = await print();
  expect(again.said).toBe("Nothing waits for print.\n");
  expect(existsSync(again.path)).toBe(false);
});

test("until it is on its way a word is changed; after that one correction is printed anew, and no other", async () => {
  const given = await paid(certificate({ delivery: byPost }));
  const first = await correct(world.api, given.orderReference, words({ to: "Kerstin Ek" }));
  expect(giftDocumentAnswer.parse(first.json())).toMatchObject({ document: { to: "Kerstin Ek" }, canCorrect: true });
  expect((await currentRow(given))?.version).toBe(1);

  await print();
  const second = await correct(world.api, given.orderReference, words({ to: "Christina Ek" }));
  expect(giftDocumentAnswer.parse(second.json())).toMatchObject({ state: "waiting", canCorrect: false });
  const { path } = await print();
  const { words: read } = await readPdf(readFileSync(path));
  expect(read).toContain("Gåvobevis till Christina Ek");
  expect(read).toContain("Det ersätter det som vi skickade tidigare");
  const third = await correct(world.api, given.orderReference, words({ to: "Åsa Ek" }));
  expect([third.statusCode, third.json<Json>().code]).toEqual([409, "corrected_already"]);
  // The same words again are no correction.
  expect((await correct(world.api, given.orderReference, words({ to: "Christina Ek" }))).statusCode).toBe(200);
});

test("a corrected one goes to the same mailbox, once, and says that it replaces the first", async () => {
  const given = await paid(certificate({ donor: donor("rattat@exempel.se") }));
  await lettersTo("rattat@exempel.se", 2);
  const answers = await Promise.all(
    ["Kerstin E", "Kerstin F"].map(async (to) => {
      const { revision } = await answerTo(given);
      return correct(world.api, given.orderReference, words({ to }), revision);
    }),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const letters = await lettersTo("rattat@exempel.se", 3);
  expect(letters.filter(({ text }) => text.includes("Det ersätter det som vi skickade"))).toHaveLength(1);
});

test("words that another tab has changed meanwhile are not written over", async () => {
  const given = await order(certificate());
  const { revision } = await answerTo(given);
  await correct(world.api, given.orderReference, words({ to: "Kerstin A" }), revision);
  const late = await correct(world.api, given.orderReference, words({ to: "Kerstin B" }), revision);
  expect([late.statusCode, late.json<Json>().code]).toEqual([409, "changed_meanwhile"]);
  expect((await answerTo(given)).document.to).toBe("Kerstin A");
  const ofOther = await correct(world.api, given.orderReference, words({ design: "CAKE" }));
  expect(ofOther.json<{ fields: Json }>().fields).toHaveProperty(["document.design"]);
});

test("an unknown reference, and one of another kind of order, find nothing", async () => {
  const other = await world.order();
  for (const reference of ["0000000000ZZZZZZZZZZ", other.orderReference]) {
    expect((await look(world.api, reference)).statusCode).toBe(404);
    expect((await get(hrefOf(giftDocumentFileCall, { orderReference: reference, format: "pdf" }))).statusCode).toBe(
      404,
    );
    expect((await correct(world.api, reference, words(), "0".repeat(22))).statusCode).toBe(404);
  }
});

test("of one that nobody paid for a month nothing is left; money that came all the same goes back", async () => {
  const given = await order(certificate({ donor: donor("glomd@exempel.se"), delivery: byPost }));
  const { id } = await world.orderRow(given);
  await world.db
    .update(orders)
    .set({ createdAt: sql`now() - interval '31 days'` })
    .where(eq(orders.id, id));
  await runRetention(world.db);
  expect(await world.db.select().from(giftDocumentDetails).where(eq(giftDocumentDetails.orderId, id))).toEqual([]);
  expect(await world.db.select().from(giftDocuments).where(eq(giftDocuments.orderId, id))).toEqual([]);
  expect(await world.db.select().from(mails).where(eq(mails.ownerId, id))).toEqual([]);
  expect((await look(world.api, given.orderReference)).statusCode).toBe(404);
});

const aged = async (given: OrderReceipt, months: number, printed: boolean) => {
  const { id } = await world.orderRow(given);
  const then = sql`now() - make_interval(months => ${months}, days => 1)`;
  await world.db.update(orders).set({ paidAt: then }).where(eq(orders.id, id));
  await world.db
    .update(giftDocuments)
    .set({ createdAt: then, ...(printed && { printedAt: then }) })
    .where(eq(giftDocuments.orderId, id));
  return given;
};

test("twelve months after it was sent, words and address are gone, and not before; the gift stays", async () => {
  const old = await aged(await paid(certificate({ delivery: byPost })), 12, true);
  const younger = await aged(await paid(certificate({ delivery: byPost })), 11, true);
  const waiting = await aged(await paid(certificate({ delivery: byPost })), 12, false);
  await runRetention(world.db);
  expect((await look(world.api, old.orderReference)).statusCode).toBe(404);
  expect((await world.orderRow(old)).paidAt).not.toBeNull();
  for (const kept of [younger, waiting]) expect((await look(world.api, kept.orderReference)).statusCode).toBe(200);
});
