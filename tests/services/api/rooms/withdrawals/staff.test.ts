import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { notePacked, noteShipped } from "../../../../../services/api/src/kinds/article-order/ship.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { articleOrders, articleStock } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { swedishDay } from "../../../../../services/api/src/platform/database/time.ts";
import { withdrawalMyData } from "../../../../../services/api/src/rooms/withdrawals/my-data.ts";
import { stateOf } from "../../kinds/article-order/article-samples.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { openWithdrawalWorld } from "./withdrawal-world.ts";

let world: Awaited<ReturnType<typeof openWithdrawalWorld>>;
beforeAll(async () => {
  world = await openWithdrawalWorld();
});
afterAll(() => world.close());

const withdrawn = async (given: Record<string, unknown> = {}) => {
  const email = world.newCustomer();
  const made = await world.bought(email);
  await world.withdraw(world.words(made, email, given));
  return { email, made };
};
const onShelf = async () =>
  (await world.db.select().from(articleStock).where(eq(articleStock.articleNumber, "2001")))[0]?.quantity;

test("staff settle it once; after a part or none the order is packed, and the same words are heard anew", async () => {
  const email = world.newCustomer();
  const made = await world.bought(email);
  await world.withdraw(world.words(made, email));
  const number = String((await world.rowsOf(made))[0]?.number);
  await world.db.execute(sql`update withdrawal set received_at = now() - interval '8 days' where number = ${number}`);
  expect(await world.waits("short", made)).toBe(true);
  await expect(world.staff("settle", number, "whole")).rejects.toThrow("who you are");
  await world.staff("settle", number, "none", "Anna Ek: ringde, de ville behålla");
  await expect(world.staff("settle", number, "whole", "Anna Ek: igen")).rejects.toThrow("already");
  expect(await world.waits("short", made)).toBe(false);
  expect(await world.isPacked(made)).toBe(true);
  await world.withdraw(world.words(made, email));
  expect(await world.rowsOf(made)).toHaveLength(2);
  expect(await world.isPacked(made)).toBe(false);
});

test("it is held and shown as theirs; what is settled goes when they ask, and a year after it was settled", async () => {
  const email = world.newCustomer();
  const [one, other] = [await world.bought(email), await world.bought(email)];
  for (const made of [one, other]) await world.withdraw(world.words(made, email, { name: "Åsa" }));
  const person = { id: "", personalNumber: "", name: "", lookup: "nobody's", emails: [email], mobiles: [] };
  const held = () => world.db.transaction((tx) => withdrawalMyData.held(tx, person));
  expect(await held()).toMatchObject([{ name: "withdrawals", count: 2, kept: ["withdrawal"] }]);
  expect(JSON.stringify(await held())).toContain("Åsa");
  await world.settle(one, "whole");
  await world.db.transaction((tx) => withdrawalMyData.forget(tx, person));
  expect(await world.rowsOf(one)).toHaveLength(0);
  expect(await world.rowsOf(other)).toHaveLength(1);
  await world.settle(other, "whole");
  await runRetention(world.db);
  expect(await world.rowsOf(other)).toHaveLength(1);
  await world.db.execute(
    sql`update withdrawal set settled_at = now() - interval '366 days' where order_number = ${other.shortOrderReference}`,
  );
  await runRetention(world.db);
  expect(await world.rowsOf(other)).toHaveLength(0);
  // What had its money back is not sent because nothing tells of it any more.
  for (const made of [one, other]) expect(await world.isPacked(made)).toBe(false);
});

test.each([
  ["whole", swedishDay(new Date()), []],
  ["part", null, ["2001=1"]],
  ["none", null, []],
] as const)("after %s the customer's page tells what becomes of the order", async (outcome, day, articles) => {
  const { made } = await withdrawn();
  await world.settle(made, outcome, ...articles);
  expect((await stateOf(world.api, made.orderReference)).json()).toMatchObject({ withdrawnOn: day });
  expect(await world.isPacked(made)).toBe(day === null);
});

test("what was never packed is for others once all of it goes back, and what was packed staff count", async () => {
  const [kept, packed] = [await withdrawn(), await world.bought(world.newCustomer())];
  const before = (await onShelf()) ?? 0;
  await world.settle(kept.made, "whole");
  const lines = (await onShelf()) ?? 0;
  expect(lines).toBeGreaterThan(before);
  const email = (await world.orderRow(packed)).email ?? "";
  await notePacked(world.db, [packed.shortOrderReference]);
  await world.withdraw(world.words(packed, email));
  await world.settle(packed, "whole");
  expect(await onShelf()).toBe(lines);
});

test("an order that is withdrawn from is not noted as packed; one that has gone is noted, and staff are told", async () => {
  const { made } = await withdrawn();
  const other = await world.bought(world.newCustomer());
  const numbers = [made, other].map(({ shortOrderReference }) => shortOrderReference);
  await expect(notePacked(world.db, numbers)).rejects.toThrow(`withdrawn from ${made.shortOrderReference}`);
  expect(
    await world.db.$count(
      articleOrders,
      sql`packed_at is not null and order_id in (
    select id from orders where short_reference in ${numbers})`,
    ),
  ).toBe(0);
  await notePacked(world.db, [other.shortOrderReference]);
  expect(await noteShipped(world.db, made.shortOrderReference)).toContain("The customer withdrew from it");
  expect(await noteShipped(world.db, other.shortOrderReference)).not.toContain("withdrew");
});

test("a gift that is paid after somebody withdrew from it is a gift, and nothing to tell staff", async () => {
  const email = world.newCustomer();
  const donor = { kind: "anonymous", email };
  const made = orderReceipt.parse((await addGift(world.api, gift({ donor }))).json());
  await world.withdraw(world.words(made, email));
  expect(await world.rowsOf(made)).toMatchObject([{ finding: "gift" }]);
  await world.settle(made, "none");
  await world.pay(made);
  expect(await world.waits("paidSince", made)).toBe(false);
});
