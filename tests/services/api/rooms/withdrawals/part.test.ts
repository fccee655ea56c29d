import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { packingListCsv, packingListPdf } from "../../../../../services/api/src/kinds/article-order/packing-list.ts";
import { notePacked, noteShipped } from "../../../../../services/api/src/kinds/article-order/ship.ts";
import { readPublished } from "../../../../../services/api/src/platform/content/published.ts";
import { articleStock } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { openDocuments } from "../../../../../services/api/src/platform/documents/compiler.ts";
import { queueUnsentMail } from "../../../../../services/api/src/platform/mail/outbox.ts";
import { articleOrder, candle, fillShelf, pin } from "../../kinds/article-order/article-samples.ts";
import { readPdf } from "../../ledger/receipts/read-pdf.ts";
import { openWithdrawalWorld } from "./withdrawal-world.ts";

let world: Awaited<ReturnType<typeof openWithdrawalWorld>>;
beforeAll(async () => {
  world = await openWithdrawalWorld();
  await fillShelf(world.db, { "2002": 500 });
});
afterAll(() => world.close());

type Letter = { to: string[]; subject: string; text: string };

const twoPinsAndCandle = () =>
  articleOrder({
    lines: [
      { ...pin, quantity: 2 },
      { ...candle, quantity: 1 },
    ],
    amount: 289,
  });

const withdrawn = async () => {
  const email = world.newCustomer();
  const made = await world.order(email, twoPinsAndCandle());
  await world.pay(made);
  const withdraw = () => world.withdraw(world.words(made, email, { part: "Ljuset och den ena nålen" }));
  await withdraw();
  return { email, made, withdraw };
};
const printed = async (made: OrderReceipt) => {
  const documents = openDocuments();
  const waiting = await world.toPack(made);
  const published = await readPublished(world.db);
  const { words } = await readPdf(await packingListPdf(waiting, { published, documents }));
  await documents.close();
  return { words, csv: packingListCsv(waiting).toString() };
};
const onShelf = async () =>
  Object.fromEntries(
    (await world.db.select().from(articleStock)).map(({ articleNumber, quantity }) => [articleNumber, quantity]),
  );

test("what is settled as withdrawn is on no packing list, in no mail of the parcel, and on the shelf again", async () => {
  const { email, made } = await withdrawn();
  const before = await onShelf();
  await world.settle(made, "part", "2002", "2001=1");
  expect(await onShelf()).toEqual({ ...before, "2001": (before[2001] ?? 0) + 1, "2002": (before[2002] ?? 0) + 1 });
  const { words, csv } = await printed(made);
  expect(words).toContain("Nål med fågel");
  expect(words).not.toContain("2002");
  expect(csv).toContain('"1";"2001"');
  expect(csv).not.toContain("2002");

  await notePacked(world.db, [made.shortOrderReference]);
  await noteShipped(world.db, made.shortOrderReference);
  await world.db
    .update(mails)
    .set({ createdAt: sql`now() - interval '2 minutes'` })
    .where(eq(mails.template, "articlesShipped"));
  await queueUnsentMail(world.db, world.api.jobs);
  const letter = async () =>
    ((await world.control("GET", "/mails")) as Letter[]).find(
      ({ to, subject }) => JSON.stringify(to).includes(email) && subject.includes("är på väg"),
    );
  await world.until(async () => expect(await letter()).toBeDefined());
  expect((await letter())?.text).toContain("1\u00a0× Nål med fågel");
  expect((await letter())?.text).not.toContain("2\u00a0× Nål");
  expect((await letter())?.text).not.toContain("ljus");
});

test("the rest may be withdrawn from as well: then nothing is packed, and all of it is on the shelf once", async () => {
  const before = await onShelf();
  const { made, withdraw } = await withdrawn();
  await world.settle(made, "part", "2001=1");
  await withdraw();
  expect(await world.isPacked(made)).toBe(false);
  await world.settle(made, "whole");
  expect(await world.isPacked(made)).toBe(false);
  expect(await onShelf()).toEqual(before);
});

test("what was packed before staff settled it is theirs to count, and is not in the mail of the parcel", async () => {
  const { made } = await withdrawn();
  await world.db.execute(sql`update article_order set packed_at = now() where order_id = (
    select id from orders where short_reference = ${made.shortOrderReference})`);
  const before = await onShelf();
  await world.settle(made, "part", "2002");
  expect(await onShelf()).toEqual(before);
});

test("two of the staff who settle the same part at the same time settle it once", async () => {
  const { made } = await withdrawn();
  const before = await onShelf();
  const tries = await Promise.allSettled([1, 2, 3].map(() => world.settle(made, "part", "2001=1")));
  expect(tries.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected", "rejected"]);
  expect(await onShelf()).toEqual({ ...before, "2001": (before[2001] ?? 0) + 1 });
});

test.each([
  [[], "Say of which articles, and how many: 2001=2 (Nål med fågel), 2002=1"],
  [["9999"], "9999 is not in the order"],
  [["2001=3"], "Of 2001 there are 2"],
  [["2001=0"], "Of 2001 there are 2"],
  [["2001=1", "2001=1"], "Name each article once"],
  [["2001", "2002=1"], "all that is left"],
])("a part of %j is not settled", async (articles, why) => {
  const { made } = await withdrawn();
  const before = await onShelf();
  await expect(world.settle(made, "part", ...articles)).rejects.toThrow(why);
  expect(await world.rowsOf(made)).toMatchObject([{ settledAt: null }]);
  expect(await onShelf()).toEqual(before);
});
