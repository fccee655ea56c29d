import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { articleOrders } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { swedishDay } from "../../../../../services/api/src/platform/database/time.ts";
import { freeOrder, stateOf } from "../../kinds/article-order/article-samples.ts";
import { openWithdrawalWorld } from "./withdrawal-world.ts";

type Json = Record<string, unknown>;

let world: Awaited<ReturnType<typeof openWithdrawalWorld>>;
beforeAll(async () => {
  world = await openWithdrawalWorld();
});
afterAll(() => world.close());

test("who withdraws gets a mail with what they sent and when, staff see it, and nothing is packed", async () => {
  const email = world.newCustomer();
  const made = await world.bought(email);
  expect(await world.isPacked(made)).toBe(true);
  const receipt = await world.withdraw(world.words(made, email.toUpperCase(), { name: "Birgitta Åkerström" }));
  expect(await world.rowsOf(made)).toMatchObject([
    { finding: "inTime", part: null, name: "Birgitta Åkerström", outcome: null },
  ]);
  const { text } = await world.letterOf(email);
  expect(text).toContain(made.shortOrderReference);
  expect(text).toContain("hela köpet");
  expect(text).toMatch(/Det kom till oss den \d+ \p{L}+ \d{4} klockan \d\d\.\d\d/u);
  expect(text).toContain("Pengarna kommer tillbaka samma väg");
  expect(text).toContain("Birgitta Åkerström");
  const days = (Date.parse(receipt.moneyBackBy) - Date.parse(swedishDay(new Date(receipt.receivedAt)))) / 86_400_000;
  expect(days).toBe(14);
  expect(await world.waits("new", made)).toBe(true);
  expect(await world.isPacked(made)).toBe(false);
  expect((await stateOf(world.api, made.orderReference)).json()).toMatchObject({
    withdrawnOn: swedishDay(new Date(receipt.receivedAt)),
  });
});

test("a second click, a second tab and two at once are one withdrawal, one mail and one answer", async () => {
  const email = world.newCustomer();
  const made = await world.bought(email);
  const asked = world.words(made, email);
  const clicks = [asked, asked, world.words(made, email), world.words(made, email.toUpperCase())];
  const [first, ...others] = await Promise.all(clicks.map((click) => world.withdraw(click)));
  for (const other of others) expect(other).toEqual(first);
  const rows = await world.rowsOf(made);
  expect(rows).toHaveLength(1);
  expect(await world.db.$count(mails, eq(mails.ownerId, rows[0]?.id ?? ""))).toBe(1);
});

test("other words are another withdrawal, and a key that comes with other words is refused", async () => {
  const email = world.newCustomer();
  const made = await world.bought(email);
  const asked = world.words(made, email, { part: "Den ena nålen" });
  await world.withdraw(asked);
  await world.withdraw(world.words(made, email, { part: "Den andra också" }));
  expect(await world.rowsOf(made)).toHaveLength(2);
  expect((await world.post({ ...asked, part: "Ljuset" })).json()).toMatchObject({ code: "idempotency_conflict" });
});

test("the answer does not tell whether the order is there, but the mail does", async () => {
  const [email, stranger] = [world.newCustomer(), world.newCustomer()];
  const made = await world.bought(email);
  const guessed = await world.post(
    world.words(made, stranger, { part: "Läs mer på evil.example", name: "Vinn Pengar" }),
  );
  const missing = await world.post(world.words({ ...made, shortOrderReference: "AAAAAAAA" }, world.newCustomer()));
  const own = await world.post(world.words(made, email));
  for (const answer of [guessed, missing]) {
    expect(answer.statusCode).toBe(own.statusCode);
    expect(Object.keys(answer.json<Json>())).toEqual(Object.keys(own.json<Json>()));
  }
  const { text } = await world.letterOf(stranger);
  expect(text).toContain("Vi hittar ingen beställning");
  // What was written freely goes to nobody who has not bought with that address.
  for (const free of ["evil.example", "Vinn Pengar"]) expect(text).not.toContain(free);
  expect(text).toContain("Vi har sparat det");
  const [theirs] = (await world.rowsOf(made)).filter((row) => row.email === stranger);
  expect(theirs).toMatchObject({ orderId: null, finding: "unknown", part: "Läs mer på evil.example" });
  expect(await world.staff("show", String(theirs?.number), "Anna Ek: ångrat köp")).toContain(
    `another address: ${email}`,
  );
});

test.each([
  ["late", "som vi räknar har de gått"],
  ["unpaid", "inte betald"],
  ["free", "kostade inget"],
] as const)("one that is %s is received, and its mail says what it means", async (finding, said) => {
  const email = world.newCustomer();
  const make = {
    late: () => world.bought(email),
    unpaid: () => world.order(email),
    free: () => world.order(email, freeOrder()),
  };
  const made = await make[finding]();
  const ofOrder = sql`${articleOrders.orderId} = (select id from orders where short_reference = ${made.shortOrderReference})`;
  const longAgo = sql`now() - interval '25 days'`;
  if (finding === "late")
    await world.db.update(articleOrders).set({ packedAt: longAgo, shippedAt: longAgo }).where(ofOrder);
  await world.withdraw(world.words(made, email));
  expect((await world.letterOf(email)).text).toContain(said);
  expect(await world.rowsOf(made)).toMatchObject([{ finding }]);
  expect(await world.waits("new", made)).toBe(true);
});

test.each([
  ["abcd-1234", null],
  ["ABCD 1234", null],
  ["ABCDEFGO", null],
  ["ABCD123", "notAnOrderNumber"],
  ["ÅÄÖ?!", "notAnOrderNumber"],
  ["", "required"],
])("the number %j", async (orderNumber, problem) => {
  const answer = await world.post({
    ...world.words({ shortOrderReference: "" } as OrderReceipt, world.newCustomer()),
    orderNumber,
  });
  if (problem === null) expect(answer.statusCode).toBe(200);
  else expect(answer.json()).toMatchObject({ code: "validation_failed", fields: { orderNumber: problem } });
});
