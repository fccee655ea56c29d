import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { asc, eq, sql } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import { keepSnapshot } from "../../../../../services/api/src/platform/content/snapshot.ts";
import { articleOrders } from "../../../../../services/api/src/platform/database/tables/articles.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { orderLines, orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import {
  articleOrder,
  brochure,
  candle,
  cards,
  fillShelf,
  freeOrder,
  pin,
  recipient,
  register,
  stateOf,
  stockOf,
} from "./article-samples.ts";

const api = await ownTestApi();
await api.app.ready();
await fillShelf(api.db, { "2001": 500, "2002": 3, "3001": 100, "3002": 0 });
const seeded = seededSite();
const articles = seeded.articles
  .filter(({ articleNumber }) => articleNumber !== "3001")
  .map((one) => (one.articleNumber === "2001" ? { ...one, price: 60 } : one));
const postage = [{ upToGrams: null, price: 70 }];
await keepSnapshot(api.db, { ...seeded, articles, postage });
/** Of the same database, after editors have raised the price of the pin, withdrawn the cards and raised the postage. */
const later = await buildTestApi(api.environment.databaseUrl);
await later.app.ready();
afterAll(() => later.close());

const storedBy = async (key: string) => {
  const [order] = await api.db.select().from(orders).where(eq(orders.idempotencyKey, key));
  const id = order?.id ?? crypto.randomUUID();
  const lines = await api.db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, id))
    .orderBy(asc(orderLines.position));
  const [details] = await api.db.select().from(articleOrders).where(eq(articleOrders.orderId, id));
  const letters = await api.db.select().from(mails).where(eq(mails.ownerId, id));
  return { order, lines, details, letters };
};

test("an order keeps its lines as they were priced and weighed, its postage, and where it goes", async () => {
  const given = articleOrder({
    lines: [
      { ...pin, quantity: 2 },
      { ...brochure, quantity: 1 },
    ],
    recipient: recipient({ workplace: "Hjärtmottagningen", mobile: "070-174 06 05" }),
  });
  const response = await register(api, given);
  expect(response.statusCode).toBe(201);
  const receipt = orderReceipt.strict().parse(response.json());
  expect(receipt).toMatchObject({ kind: "article_order", amount: 122 });
  expect(await storedBy(given.idempotencyKey)).toMatchObject({
    order: { amountOre: 12_200, donorKind: "person", email: "birgitta@exempel.se", paidAt: null },
    lines: [
      { item: "2001", name: "Nål med fågel", quantity: 2, priceOre: 5_000, weightGrams: 12, takesStock: true },
      { item: "1002", quantity: 1, priceOre: 0, weightGrams: 70, takesStock: false },
    ],
    details: {
      ...{ orderType: "list_order", workplace: "Hjärtmottagningen", street: "Storgatan 1", postalCode: "11455" },
      ...{ town: "Stockholm", postageOre: 2_200, packedAt: null, shippedAt: null },
    },
    letters: [],
  });
  const state = await stateOf(api, receipt.orderReference);
  expect(state.json()).toMatchObject({ postage: 22, amount: 122, packed: false, shippedOn: null });
  expect(JSON.stringify(state.json())).not.toMatch(/Birgitta|Storgatan|exempel/);
});

test("the same click is the same order, also after prices have changed, and another body is refused", async () => {
  const given = articleOrder();
  const first = await register(api, given);
  const again = await register(later, given);
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect(again.json()).toEqual(first.json());
  const other = await register(api, { ...given, lines: [{ ...pin, quantity: 1 }], amount: 72 });
  expect(errorBody.parse(other.json()).code).toBe("idempotency_conflict");
});

test("what costs nothing is confirmed at once, with a mail and without a payment, once", async () => {
  const given = freeOrder();
  const answers = await Promise.all([register(api, given), register(api, given), register(api, given)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
  const { order, letters } = await storedBy(given.idempotencyKey);
  expect(order).toMatchObject({ amountOre: 0, paidBy: null });
  expect(order?.paidAt).not.toBeNull();
  expect(letters).toMatchObject([{ template: "articleOrder", recipient: "birgitta@exempel.se" }]);
});

test("an address that cannot be printed is refused at its fields", async () => {
  const order = articleOrder({ recipient: recipient({ lastName: "𓀀", workplace: "Vård 𓀀" }) });
  const response = await register(api, order);
  expect(response.statusCode).toBe(400);
  expect(errorBody.parse(response.json()).fields).toEqual({
    "recipient.lastName": "forbiddenCharacters",
    "recipient.workplace": "forbiddenCharacters",
  });
  expect((await storedBy(order.idempotencyKey)).order).toBeUndefined();
});

const changed = { now: () => api, later: () => later };
test.each<[string, keyof typeof changed, Record<string, unknown>, Record<string, string>]>([
  ["a sum without postage", "now", { amount: 100 }, { amount: "122" }],
  ["a sum that was reckoned down", "now", { amount: 1 }, { amount: "122" }],
  ["nothing for what costs", "now", { amount: 0 }, { amount: "122" }],
  ["a price of the visitor's own", "now", { lines: [{ ...pin, price: 1, quantity: 2 }] }, { "lines.2001": "price:50" }],
  ["a raised price", "later", {}, { "lines.2001": "price:60" }],
  ["raised postage", "later", { lines: [{ ...candle, quantity: 1 }], amount: 189 }, { amount: "210" }],
  ["an article that was withdrawn", "later", { lines: [{ ...cards, quantity: 1 }] }, { "lines.3001": "notOffered" }],
  [
    "an article that never was",
    "now",
    { lines: [{ articleNumber: "=1+1", price: 1, quantity: 1 }] },
    { "lines.=1+1": "notOffered" },
  ],
  ["more than one may order", "now", { lines: [{ ...pin, quantity: 101 }] }, { "lines.2001": "most:100" }],
  ["more than there are", "now", { lines: [{ ...candle, quantity: 4 }], amount: 649 }, { "lines.2002": "fewerLeft:3" }],
  [
    "what is sold out",
    "now",
    { lines: [{ articleNumber: "3002", price: 120, quantity: 1 }], amount: 169 },
    { "lines.3002": "soldOut" },
  ],
])("%s is refused, and it says what can be had", async (_what, when, given, fields) => {
  const order = articleOrder(given);
  const response = await register(changed[when](), order);
  expect(response.statusCode).toBe(409);
  expect(errorBody.parse(response.json())).toMatchObject({ code: "articles_changed", fields });
  expect((await storedBy(order.idempotencyKey)).order).toBeUndefined();
});

test("what is too heavy to send is refused, with the most that can be sent", async () => {
  const lines = [
    { ...cards, quantity: 40 },
    { ...candle, quantity: 20 },
  ];
  const response = await register(api, articleOrder({ lines, amount: 9_999 }));
  expect(errorBody.parse(response.json())).toMatchObject({ code: "articles_changed", fields: { weight: "10000" } });
});

test.each<[string, Record<string, unknown>]>([
  ["no line", { lines: [] }],
  [
    "the same article twice",
    {
      lines: [
        { ...pin, quantity: 1 },
        { ...pin, quantity: 1 },
      ],
    },
  ],
  ["none of it", { lines: [{ ...pin, quantity: 0 }] }],
  ["less than none", { lines: [{ ...pin, quantity: -2 }] }],
  ["half of one", { lines: [{ ...pin, quantity: 1.5 }] }],
  ["a price below nothing", { lines: [{ ...pin, price: -50, quantity: 1 }] }],
  ["no such postal code", { recipient: recipient({ postalCode: "0145" }) }],
  ["a link in the street", { recipient: recipient({ street: "Vinn på https://lura.example" }) }],
  ["a kind that is none", { orderType: "no_order" }],
])("%s makes no order", async (_what, given) => {
  expect((await register(api, articleOrder(given))).statusCode).toBe(400);
});

test("of what there is enough, nobody hears how many; of the rest it is said", async () => {
  const { few } = (await stockOf(api)).json<{ few: { articleNumber: string; left: number }[] }>();
  expect(few).toEqual([
    { articleNumber: "2002", left: 3 },
    { articleNumber: "3002", left: 0 },
  ]);
});

/** By the price and the postage that editors have set last. */
const orderAsNow = (given: Record<string, unknown>) =>
  articleOrder({ lines: [{ ...pin, price: 60, quantity: 2 }], amount: 190, ...given });

test.each([
  ["articleOrder", orderAsNow, freeOrder],
  ["freeArticleOrder", freeOrder, orderAsNow],
] as const)(
  "a network that makes many orders of one kind is held back by %s, and may make the other",
  async (limit, made, other) => {
    const most = 3;
    await api.db.execute(sql`truncate rate_limit`);
    const limited = await buildTestApi(
      api.environment.databaseUrl,
      {},
      { [limit]: { address: { most, seconds: 3_600 } } },
    );
    const order = (make: typeof made, n: number) =>
      register(limited, make({ recipient: recipient({ email: `tom${n}@exempel.se` }) }));
    for (let n = 0; n < most; n += 1) expect((await order(made, n)).statusCode).toBe(201);
    const refused = await order(made, most);
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(60);
    expect((await order(other, most)).statusCode).toBe(201);
    await limited.close();
  },
);
