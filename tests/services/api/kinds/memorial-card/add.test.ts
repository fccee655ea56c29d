import { memorialCardAnswer, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { count, eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { memorialCards } from "../../../../../services/api/src/platform/database/tables/cards.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { cardCalls, codeOf, giftOf, newCard, words } from "./card-samples.ts";

const api = await ownTestApi();
const second = await buildTestApi(api.environment.databaseUrl);
const calls = cardCalls(api);
afterAll(() => second.close());

const rows = async (table: typeof orders | typeof memorialCards) =>
  (await api.db.select({ rows: count() }).from(table))[0]?.rows ?? 0;
const mailsOf = (id: string) => api.db.select().from(mails).where(eq(mails.ownerId, id));

test("a candle without a gift is lit at once, makes no order, and its sender's mail is due once", async () => {
  const before = await rows(orders);
  const answer = await calls.add(newCard());
  expect(answer.statusCode).toBe(201);
  const { orderReference, order } = memorialCardReceipt.strict().parse(answer.json());
  expect(order).toBeNull();
  expect(await rows(orders)).toBe(before);
  const { id, reference } = await calls.rowOf(orderReference);
  expect(await mailsOf(id)).toMatchObject([
    { template: "memorialCard", recipient: "birgitta@exempel.se", owner: "memorialCard" },
  ]);
  const shared = memorialCardAnswer.strict().parse((await calls.card(reference)).json());
  expect(shared).toMatchObject({ card: words(), language: "sv", candles: 1, names: [] });
  expect(await calls.seen(orderReference)).toMatchObject({ state: "lit", reference, version: 1, gift: null });
});

test("neither reference says anything of the other", async () => {
  const { orderReference, reference } = await calls.lit();
  expect(reference).not.toBe(orderReference);
  expect((await calls.card(orderReference)).statusCode).toBe(404);
  expect((await calls.order(reference)).statusCode).toBe(404);
});

test("a card with a gift waits for its money: its sender sees it, nobody else does, and no mail is due", async () => {
  const answer = await calls.add(newCard({ gift: giftOf() }));
  expect(answer.statusCode).toBe(201);
  const { orderReference, order } = memorialCardReceipt.strict().parse(answer.json());
  expect(order).toMatchObject({ orderReference, kind: "memorial_card", amount: 300, currency: "SEK" });
  const { id, reference, shortReference } = await calls.rowOf(orderReference);
  expect(shortReference).toBe(order?.shortOrderReference);
  expect(await calls.seen(orderReference)).toEqual({
    ...{ orderReference, state: "waiting", reference: null, bySender: false, version: 1, keptUntil: null },
    ...{ card: words(), language: "sv", candles: 0, names: [], mailed: false, gift: { amount: 300 } },
  });
  for (const refused of [
    await calls.card(reference),
    await calls.file(reference),
    await calls.counter(reference),
    await calls.light(reference),
    await calls.report(reference),
  ])
    expect([refused.statusCode, codeOf(refused)]).toEqual([404, "not_found"]);
  expect(await mailsOf(id)).toEqual([]);
});

test.each([
  ["without a gift", {}],
  ["with one", { gift: giftOf() }],
])("the same click %s, sent to two processes again and again, makes one card", async (_, given) => {
  const body = newCard(given);
  const before = await rows(memorialCards);
  const both = [calls, cardCalls(second)];
  const answers = await Promise.all([...both, ...both, ...both].map(({ add }) => add(body)));
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 200, 200, 200, 201]);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect(await rows(memorialCards)).toBe(before + 1);
  const { orderReference } = memorialCardReceipt.parse(answers[0]?.json());
  expect(await mailsOf((await calls.rowOf(orderReference)).id)).toHaveLength("gift" in given ? 0 : 1);
});

const key = () => crypto.randomUUID();
test.each<[string, Record<string, unknown>, Record<string, unknown>]>([
  ["other words", {}, { card: words({ greeting: "Annat" }) }],
  ["another address", {}, { email: "annan@exempel.se" }],
  ["another language", {}, { language: "en" }],
  ["a gift", {}, { gift: giftOf() }],
  ["no gift any more", { gift: giftOf() }, { gift: undefined }],
  ["another amount", { gift: giftOf() }, { gift: giftOf({ amount: 400 }) }],
  ["a gift and another address", { gift: giftOf() }, { email: "annan@exempel.se" }],
])("the same key with %s is refused", async (_, given, changed) => {
  const body = newCard({ idempotencyKey: key(), ...given });
  expect((await calls.add(body)).statusCode).toBe(201);
  const answer = await calls.add({ ...body, ...changed });
  expect([answer.statusCode, codeOf(answer)]).toEqual([409, "idempotency_conflict"]);
});

test("one key with a gift and without at the same time is one card or the other, never both", async () => {
  for (let round = 0; round < 10; round += 1) {
    const body = newCard();
    const before = await rows(memorialCards);
    const answers = await Promise.all([calls.add(body), cardCalls(second).add({ ...body, gift: giftOf() })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409]);
    expect(await rows(memorialCards)).toBe(before + 1);
  }
});

test.each<[string, Record<string, unknown>, Record<string, string>]>([
  [
    "a gift below the memorial gift's least",
    { gift: giftOf({ amount: 1 }) },
    { "gift.amount": expect.any(String) as string },
  ],
  [
    "a name that cannot be drawn",
    { card: words({ remembered: { name: "𓀀𓀁" } }) },
    { "card.remembered.name": "forbiddenCharacters" },
  ],
  ["a greeting with a link", { card: words({ greeting: "Se www.exempel.se" }) }, { "card.greeting": "hasLink" }],
  ["nobody who lights it", { card: words({ from: " " }) }, { "card.from": "required" }],
  ["no address", { email: "birgitta" }, { email: expect.any(String) as string }],
])("%s is refused under its field", async (_, given, fields) => {
  const answer = await calls.add(newCard(given));
  expect(answer.statusCode).toBe(400);
  expect(answer.json<{ fields: unknown }>().fields).toEqual(fields);
});

test("a changed gift makes a new card, and the first can be replaced by no order of another kind", async () => {
  const first = memorialCardReceipt.parse((await calls.add(newCard({ gift: giftOf() }))).json());
  const changed = await calls.add(newCard({ gift: giftOf({ amount: 500, replaces: first.orderReference }) }));
  expect(changed.statusCode).toBe(201);
  expect(memorialCardReceipt.parse(changed.json()).orderReference).not.toBe(first.orderReference);
  const { orderReference } = await calls.lit();
  const wrong = await calls.add(newCard({ gift: giftOf({ replaces: orderReference }) }));
  expect([wrong.statusCode, codeOf(wrong)]).toEqual([404, "not_found"]);
});

test("the files of a card are a PDF and two pictures, under names that tell nothing", async () => {
  const { reference } = await calls.lit();
  const [pdf, screen, print] = [
    await calls.file(reference),
    await calls.file(reference, { format: "png" }),
    await calls.file(reference, { format: "png", size: "print" }),
  ];
  expect(pdf.headers).toMatchObject({ "content-type": "application/pdf", "x-robots-tag": "noindex" });
  expect(pdf.rawPayload.subarray(0, 4).toString()).toBe("%PDF");
  for (const { headers } of [pdf, screen, print])
    expect(String(headers["content-disposition"])).toMatch(/^attachment; filename="minnesljus[a-z-]*\.(pdf|png)"$/);
  const widthOf = (png: Buffer) => png.readUInt32BE(16);
  expect(widthOf(print.rawPayload)).toBeGreaterThan(widthOf(screen.rawPayload));
});
