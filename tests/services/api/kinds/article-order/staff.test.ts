import { orderReceipt, type OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleSections, isToPack } from "../../../../../services/api/src/kinds/article-order/attention.ts";
import { packingListCsv, packingListPdf } from "../../../../../services/api/src/kinds/article-order/packing-list.ts";
import { articleOrdersWhere } from "../../../../../services/api/src/kinds/article-order/repository.ts";
import { changeStock } from "../../../../../services/api/src/kinds/article-order/set-stock.ts";
import { notePacked, noteShipped } from "../../../../../services/api/src/kinds/article-order/ship.ts";
import { readPublished } from "../../../../../services/api/src/platform/content/published.ts";
import {
  articleOrders,
  articleStock,
  articleStockChanges,
} from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { queueUnsentMail } from "../../../../../services/api/src/platform/mail/outbox.ts";
import { showSections } from "../../../../../services/api/src/platform/staff/section.ts";
import { openPaymentWorld, type PaymentWorld } from "../../ledger/payments/payment-world.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { articleOrder, brochure, fillShelf, freeOrder, pin, recipient, register, stateOf } from "./article-samples.ts";

let world: PaymentWorld;
beforeAll(async () => {
  world = await openPaymentWorld();
  await fillShelf(world.db, { "2001": 50 });
});
afterAll(() => world.close());

type Letter = { to: string[]; subject: string; text: string };
const lettersTo = async (address: string, count: number): Promise<Letter[]> => {
  const find = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).filter(({ to }) => JSON.stringify(to).includes(address));
  await world.until(async () => expect(await find()).toHaveLength(count));
  return find();
};
const add = async (given: Record<string, unknown>): Promise<OrderReceipt> =>
  orderReceipt.parse((await register(world.api, given)).json());
const toPack = () => articleOrdersWhere(world.db, isToPack);

test("whoever pays has a receipt with the lines, and a mail with what was ordered and where it goes", async () => {
  const lines = [
    { ...pin, quantity: 2 },
    { ...brochure, quantity: 1 },
  ];
  const given = await add(articleOrder({ lines, recipient: recipient({ email: "betald@exempel.se" }) }));
  await world.direct(given);
  await world.decide(given, "approve");
  const letters = await lettersTo("betald@exempel.se", 2);
  const order = letters.find(({ subject }) => subject === "Vi har tagit emot din beställning");
  expect(order?.text).toContain("2\u00a0× Nål med fågel: 100\u00a0kr");
  expect(order?.text).toContain("Porto: 22\u00a0kr");
  expect(order?.text).toContain("Summa: 122\u00a0kr");
  expect(order?.text).toContain("Storgatan 1, 114\u00a055 Stockholm");
  expect(order?.text).not.toContain("Birgitta");
  const receipt = await world.api.app.inject({
    method: "GET",
    url: `/api/Gift/DownloadPdfByOrderRef/${given.orderReference}`,
  });
  const { words } = await readPdf(receipt.rawPayload);
  expect(words).toContain("Nål med fågel");
  expect(words).toContain("Porto");
  expect(words).toContain("ger ingen skattereduktion");
});

test("a free order has a mail and no receipt, and is packed and sent: once, and its customer hears of it", async () => {
  const email = "gratis@exempel.se";
  const given = await add(freeOrder({ recipient: recipient({ email, town: "Kiruna" }) }));
  const [confirmed] = await lettersTo(email, 1);
  expect(confirmed?.text).toContain("Det kostar ingenting");
  // Whose address it is nobody has shown: nothing that was written freely goes there.
  expect(confirmed?.text).toContain("postnummer 114\u00a055");
  expect(confirmed?.text).not.toMatch(/Storgatan|Kiruna/);
  expect(await world.poll(given)).toMatchObject({ paid: true, amount: 0, payment: null });

  await notePacked(world.db, [given.shortOrderReference]);
  expect((await stateOf(world.api, given.orderReference)).json()).toMatchObject({ packed: true, shippedOn: null });
  await noteShipped(world.db, given.shortOrderReference, "RR123456785SE");
  await expect(noteShipped(world.db, given.shortOrderReference)).rejects.toThrow("was sent before");
  expect((await stateOf(world.api, given.orderReference)).json()).toMatchObject({ trackingNumber: "RR123456785SE" });
  await world.db
    .update(mails)
    .set({ createdAt: sql`now() - interval '2 minutes'` })
    .where(eq(mails.template, "articlesShipped"));
  await queueUnsentMail(world.db, world.api.jobs);
  const letters = await lettersTo(email, 2);
  const shipped = letters.find(({ subject }) => subject === "Din beställning är på väg");
  expect(shipped?.text).toContain("3\u00a0× Att leva med hjärtsvikt");
  expect(shipped?.text).toContain("RR123456785SE");
  const paid = await add(articleOrder());
  await expect(noteShipped(world.db, paid.shortOrderReference)).rejects.toThrow("is not paid");
});

test("the packing list has each order with its address, and a sheet program reckons with none of it", async () => {
  const hostile = {
    firstName: "=HYPERLINK(1)",
    lastName: "Ek",
    workplace: "+46 Mottagningen",
    email: "csv@exempel.se",
  };
  const given = await add(freeOrder({ recipient: recipient(hostile) }));
  const waiting = await toPack();
  const csv = packingListCsv(waiting).toString();
  expect(csv).toContain(`"${given.shortOrderReference}"`);
  for (const cell of csv.split(/[;\r\n]+/)) expect(cell).not.toMatch(/^"?\s*[=+\-@]/);
  const documents = openDocuments();
  const published = await readPublished(world.db);
  const { words, pages, isTagged } = await readPdf(await packingListPdf(waiting, { published, documents }));
  await documents.close();
  expect([pages, isTagged]).toEqual([waiting.length, true]);
  for (const part of ["Följesedel", "Mottagningen", "Storgatan 1", "Att leva med hjärtsvikt"])
    expect(words).toContain(part);
});

test("what waits for three days is on the list of what needs somebody", async () => {
  const { shortOrderReference } = await add(freeOrder({ recipient: recipient({ email: "glomd@exempel.se" }) }));
  const shown = () => showSections(world.db, articleSections);
  expect(await shown()).not.toContain(shortOrderReference);
  await world.db
    .update(orders)
    .set({ paidAt: sql`now() - interval '73 hours'` })
    .where(eq(orders.shortReference, shortOrderReference));
  expect(await shown()).toContain(shortOrderReference);
  await notePacked(world.db, [shortOrderReference]);
  expect(await shown()).not.toContain(shortOrderReference);
});

test("each change of the stock leaves a line that nobody can change, and it never goes below nothing", async () => {
  const change = (how: "set" | "add", quantity: number) =>
    changeStock(world.db, { how, articleNumber: "9001", quantity, note: "Anna Ek: inventering" });
  expect(await change("set", 5)).toBe(5);
  expect(await change("add", -2)).toBe(3);
  await expect(change("add", -4)).rejects.toThrow("There are 3");
  await expect(change("add", 999_999_999)).rejects.toThrow("1000000002 of 9001 cannot be right: there are 3.");
  const lines = await world.db.select().from(articleStockChanges).where(eq(articleStockChanges.articleNumber, "9001"));
  expect(lines.map((line) => [line.change, line.quantityAfter])).toEqual(
    expect.arrayContaining([
      [5, 5],
      [-2, 3],
    ]),
  );
  await expect(world.db.delete(articleStockChanges)).rejects.toThrow();
  await expect(world.db.update(articleStock).set({ quantity: -1 })).rejects.toThrow();
});

test("who ordered something free of charge is forgotten a year after it was sent, and what was ordered stays", async () => {
  const given = await add(freeOrder({ recipient: recipient({ email: "forr@exempel.se" }) }));
  const { id } = await world.orderRow(given);
  await lettersTo("forr@exempel.se", 1);
  await noteShipped(world.db, given.shortOrderReference, " ");
  expect((await stateOf(world.api, given.orderReference)).json()).toMatchObject({ packed: true, trackingNumber: null });
  const shippedAgo = (days: number) =>
    world.db
      .update(articleOrders)
      .set({ shippedAt: sql`now() - make_interval(days => ${days})` })
      .where(eq(articleOrders.orderId, id));
  await shippedAgo(360);
  await runRetention(world.db);
  expect(await world.orderRow(given)).toMatchObject({ email: "forr@exempel.se" });
  await shippedAgo(367);
  await runRetention(world.db);
  expect(await world.orderRow(given)).toMatchObject({ email: null, firstName: null, lastName: null });
  expect(await world.db.$count(articleOrders, eq(articleOrders.orderId, id))).toBe(0);
  expect(await world.db.$count(mails, eq(mails.ownerId, id))).toBe(0);
});

test("who ordered what cost something is known as long as the books are kept, and what was packed stays off the shelf", async () => {
  const given = await add(articleOrder({ recipient: recipient({ email: "bokford@exempel.se" }) }));
  await world.direct(given);
  await world.decide(given, "approve");
  await lettersTo("bokford@exempel.se", 2);
  const { id } = await world.orderRow(given);
  await noteShipped(world.db, given.shortOrderReference, " ");
  const onShelf = async () =>
    (await world.db.select().from(articleStock).where(eq(articleStock.articleNumber, "2001")))[0];
  const before = await onShelf();
  const paidAgo = (years: number) =>
    world.db
      .update(orders)
      .set({ paidAt: sql`now() - make_interval(years => ${years})` })
      .where(eq(orders.id, id));
  await paidAgo(7);
  await runRetention(world.db);
  expect(await world.orderRow(given)).toMatchObject({ email: "bokford@exempel.se" });
  await paidAgo(8);
  await runRetention(world.db);
  expect(await world.orderRow(given)).toMatchObject({ email: null, firstName: null, amountOre: 12_200 });
  expect(await world.db.$count(articleOrders, eq(articleOrders.orderId, id))).toBe(0);
  expect(await onShelf()).toEqual(before);
});
