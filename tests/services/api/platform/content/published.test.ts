import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { publishedCalls } from "@hjarta-lunga/contract/calls/published-content.ts";
import type { PublishedSite } from "@hjarta-lunga/contract/schemas/published-content.ts";
import { sql } from "drizzle-orm";
import Fastify from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { addPublishedContent } from "../../../../../services/api/src/platform/content/published.ts";
import { connect } from "../../../../../services/api/src/platform/database/connect.ts";
import { addGift, gift } from "../../kinds/gift/gift-samples.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";

const token = "a-token-to-read-with";
const site = (name: string): PublishedSite => {
  const seeded = seededSite();
  return { ...seeded, site: { ...seeded.site, organisation: { ...seeded.site.organisation, name } } };
};

/** The content service's side of the wire; `answer` may be changed, and it may go away. */
const openContentService = async () => {
  const answer: { status: number; body: unknown } = { status: 200, body: site("Första namnet") };
  const asked = { times: 0 };
  const server = createServer((request, response) => {
    asked.times += 1;
    const allowed = request.headers.authorization === `Bearer ${token}` && request.url === publishedCalls.site.path;
    response
      .writeHead(allowed ? answer.status : 401, { "content-type": "application/json" })
      .end(JSON.stringify(allowed ? answer.body : {}));
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    answer,
    asked,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};

let database: TestDatabase;
let connection: ReturnType<typeof connect>;
let content: Awaited<ReturnType<typeof openContentService>>;
const opened: { close: () => Promise<unknown> }[] = [];
beforeAll(async () => {
  database = await apiDatabase();
  connection = connect({ url: database.url, poolSize: 3, onIdleError: () => undefined });
});
beforeEach(async () => {
  await connection.db.execute(sql`delete from published_snapshot`);
  content = await openContentService();
  said.length = 0;
});
afterEach(async () => {
  content.close();
  for (const app of opened.splice(0)) await app.close();
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

/** What one process of the API knows, and what it has said about it. */
const said: string[] = [];
const open = async (url = content.url) => {
  const app = Fastify({ logger: { level: "info", stream: { write: (line: string) => void said.push(line) } } });
  opened.push(app);
  const options = { db: connection.db, content: { url, token }, everyMs: 30, untilFirstEveryMs: 20 };
  const published = addPublishedContent(app, options);
  await app.ready();
  return published;
};
type Published = Awaited<ReturnType<typeof open>>;
const nameIs = (published: Published, name: string) =>
  vi.waitFor(() => expect(published.organisation().name).toBe(name));
const stateIs = (published: Published, state: string) => vi.waitFor(() => expect(published.state()).toBe(state));
const storedName = async () => {
  const { rows } = await connection.db.execute(
    sql`select content #>> '{site,organisation,name}' as name from published_snapshot`,
  );
  return rows.map(({ name }) => name);
};

test("what editors publish is heard without a restart, and the newest is kept in one row", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  content.answer.body = site("Andra namnet");
  await nameIs(published, "Andra namnet");
  await vi.waitFor(async () => expect(await storedName()).toEqual(["Andra namnet"]));
});

test("while nothing has changed nothing is written", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  const version = async () => (await connection.db.execute(sql`select xmin::text from published_snapshot`)).rows;
  await vi.waitFor(async () => expect(await version()).toHaveLength(1));
  const before = await version();
  const { times } = content.asked;
  await vi.waitFor(() => expect(content.asked.times).toBeGreaterThan(times + 3));
  expect(await version()).toEqual(before);
});

test("words, limits and the organisation are those that are published", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  expect(published.giftLimits("regular_gift")).toEqual({ least: 10, most: 100_000 });
  expect(published.say("sv", "giftStart.tooSmall", { least: 50 })).toBe("Den minsta gåvan är 50 kr.");
  expect(published.say("en", "giftStart.tooSmall", { least: 50 })).toBe("The smallest gift is 50 kr.");
  expect(published.say("sv", "giftStart.tooSmall")).toBe("Den minsta gåvan är {least} kr.");
});

test("a process that starts while the content service is away goes on with what was last kept", async () => {
  await nameIs(await open(), "Första namnet");
  await vi.waitFor(async () => expect(await storedName()).toHaveLength(1));
  const other = await open("http://127.0.0.1:1");
  expect(other.organisation().name).toBe("Första namnet");
});

test.each<[string, number, unknown]>([
  ["fails", 500, {}],
  ["answers something else", 200, { hello: "world" }],
  ["answers with a list", 200, []],
])(
  "when the content service %s the last good content stays, and the next good one is taken",
  async (_what, status, body) => {
    const published = await open();
    await nameIs(published, "Första namnet");
    Object.assign(content.answer, { status, body });
    await stateIs(published, "stale");
    expect(published.organisation().name).toBe("Första namnet");
    expect(await storedName()).toEqual(["Första namnet"]);
    Object.assign(content.answer, { status: 200, body: site("Lagad") });
    await nameIs(published, "Lagad");
    expect(published.state()).toBe("current");
  },
);

const words = "giftStart.tooSmall";
const changed = (change: Partial<Record<keyof PublishedSite, unknown>>) => ({ ...site("Andra namnet"), ...change });
const { giftProducts, translations } = seededSite();
const [regular, ...otherProducts] = giftProducts;

/** One mistake of an editor each; the rest of what was published with it is good. */
const mistakes: [string, string, unknown][] = [
  ["a gift product is taken away", "giftProducts.regular_gift", changed({ giftProducts: otherProducts })],
  [
    "a gift product's least amount is more than its most",
    "giftProducts.regular_gift",
    changed({ giftProducts: [{ ...regular, least: 200_000 }, ...otherProducts] }),
  ],
  [
    "the preselected amount is none of those offered",
    "giftProducts.regular_gift",
    changed({ giftProducts: [{ ...regular, preselected: 333 }, ...otherProducts] }),
  ],
  ["all gift products are gone", "giftProducts.monthly_gift", changed({ giftProducts: [] })],
  [
    "words of the code are lost",
    `translations.${words}`,
    changed({ translations: translations.filter(({ key }) => key !== words) }),
  ],
  ["the words are no list", `translations.${words}`, changed({ translations: null })],
];

test.each(mistakes)("when %s, that alone stands as it last was: %s", async (_what, _name, body) => {
  const published = await open();
  await nameIs(published, "Första namnet");
  content.answer.body = body;
  await nameIs(published, "Andra namnet");
  expect(published.giftLimits("regular_gift")).toEqual({ least: 10, most: 100_000 });
  expect(published.say("sv", words, { least: 50 })).toBe("Den minsta gåvan är 50 kr.");
  expect(published.state()).toBe("stale");
});

test("a design that editors take away can be chosen no more, and is drawn as it was; none is taken away while none is heard of", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  const was = published.design("TACK_1");
  expect(was?.offered).toBe(true);
  const { campaigns } = seededSite();
  content.answer.body = changed({ campaigns: campaigns.filter(({ code }) => code !== "TACK_1") });
  await nameIs(published, "Andra namnet");
  expect(published.design("TACK_1")).toEqual({ ...was, offered: false });
  expect(published.design("TACK_2")?.offered).toBe(true);
  content.answer.body = { ...site("Tredje namnet"), campaigns: [] };
  await nameIs(published, "Tredje namnet");
  expect(published.design("TACK_2")?.offered).toBe(true);
});

test("when the organisation cannot be read it stands as it last was, and the rest is new", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  const products = giftProducts.map((product) => ({ ...product, least: 15 }));
  content.answer.body = changed({ site: { organisation: {} }, giftProducts: products });
  await stateIs(published, "stale");
  expect(published.organisation().name).toBe("Första namnet");
  expect(published.giftLimits("regular_gift").least).toBe(15);
});

test("what stands as it last was does so after a restart too, and is let go when it is published again", async () => {
  await nameIs(await open(), "Första namnet");
  content.answer.body = changed({ giftProducts: otherProducts });
  await vi.waitFor(async () => expect(await storedName()).toEqual(["Andra namnet"]));
  const other = await open();
  await nameIs(other, "Andra namnet");
  expect(other.giftLimits("regular_gift")).toEqual({ least: 10, most: 100_000 });
  content.answer.body = site("Tredje namnet");
  await nameIs(other, "Tredje namnet");
  expect(other.state()).toBe("current");
});

const away = "http://127.0.0.1:1";
const withoutStored = (path: string, value: unknown) =>
  connection.db.execute(
    sql`update published_snapshot set content = jsonb_set(content, ${path}, ${JSON.stringify(value)}::jsonb)`,
  );

test("of what was kept, a part that cannot be read any more takes nothing else with it", async () => {
  await nameIs(await open(), "Första namnet");
  await vi.waitFor(async () => expect(await storedName()).toHaveLength(1));
  await opened.pop()?.close();
  await withoutStored("{giftProducts,0}", { kind: regular?.kind });
  await withoutStored("{site}", { organisation: { name: "Första namnet" } });
  const other = await open(away);
  expect(other.say("sv", words, { least: 50 })).toBe("Den minsta gåvan är 50 kr.");
  expect(other.giftLimits("monthly_gift").least).toBeGreaterThan(0);
  expect(() => other.giftLimits("regular_gift")).toThrow();
  expect(() => other.organisation()).toThrow();
  expect(other.state()).toBe("missing");
});

test("what was kept is not overwritten with less before it could be read", async () => {
  await nameIs(await open(), "Första namnet");
  await vi.waitFor(async () => expect(await storedName()).toHaveLength(1));
  await opened.pop()?.close();
  await connection.db.execute(sql`alter table published_snapshot rename to out_of_reach`);
  content.answer.body = changed({ giftProducts: otherProducts });
  const published = await open();
  await nameIs(published, "Andra namnet");
  await connection.db.execute(sql`alter table out_of_reach rename to published_snapshot`);
  await vi.waitFor(async () => expect(await storedName()).toEqual(["Andra namnet"]));
  expect(published.giftLimits("regular_gift")).toEqual({ least: 10, most: 100_000 });
  await opened.pop()?.close();
  expect((await open(away)).giftLimits("regular_gift")).toEqual({ least: 10, most: 100_000 });
});

test("the log says by name what is kept, once, and that all is well again", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  content.answer.body = changed({ giftProducts: otherProducts });
  await stateIs(published, "stale");
  content.answer.body = changed({ giftProducts: otherProducts, translations: [] });
  await vi.waitFor(() => expect(said.filter((line) => line.includes("not all that is needed"))).toHaveLength(2));
  content.answer.body = site("Lagad");
  await stateIs(published, "current");
  const told = said.map((line) => JSON.parse(line) as { msg: string; kept?: string[] });
  expect(told.map(({ msg, kept }) => [msg, kept?.[0]])).toEqual([
    ["not all that is needed is published: what is kept stands as it last was", "giftProducts.regular_gift"],
    ["not all that is needed is published: what is kept stands as it last was", `translations.${translations[0]?.key}`],
    ["all that is needed is published again", undefined],
  ]);
});

test("a product that was never published is missing, and a gift of its kind waits", async () => {
  content.answer.body = changed({ giftProducts: otherProducts });
  const published = await open();
  await nameIs(published, "Andra namnet");
  expect(published.state()).toBe("missing");
  expect(() => published.giftLimits("regular_gift")).toThrow("No gift product regular_gift is published");
});

test("a membership that is withdrawn is none any more, but never all of them; its fee is what is published", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  expect(published.membershipKind("FAMILJ")).toMatchObject({ yearlyFee: 300, isForHousehold: true });
  const one = seededSite().membershipKinds.filter(({ code }) => code === "ENSKILD");
  content.answer.body = { ...site("Första namnet"), membershipKinds: one };
  await vi.waitFor(() => expect(published.membershipKind("FAMILJ")).toBeUndefined());
  expect(published.state()).toBe("current");
  content.answer.body = { ...site("Första namnet"), membershipKinds: [] };
  await stateIs(published, "stale");
  expect(published.membershipKind("ENSKILD")).toMatchObject({ yearlyFee: 200 });
  expect(published.membershipKind("HUND")).toBeUndefined();
});

test("a membership with a mistake in it stands as it last was, by name, and those beside it are new", async () => {
  const published = await open();
  await nameIs(published, "Första namnet");
  const membershipKinds = seededSite().membershipKinds.map((kind) =>
    kind.code === "FAMILJ" ? { ...kind, yearlyFee: "trehundra" } : { ...kind, yearlyFee: kind.yearlyFee + 10 },
  );
  content.answer.body = { ...site("Andra namnet"), membershipKinds };
  await nameIs(published, "Andra namnet");
  expect(published.membershipKind("FAMILJ")).toMatchObject({ yearlyFee: 300, isForHousehold: true });
  expect(published.membershipKind("ENSKILD")).toMatchObject({ yearlyFee: 210 });
  expect(published.state()).toBe("stale");
  expect(said.join("")).toContain('"kept":["membershipKinds.FAMILJ"]');
  content.answer.body = { ...site("Tredje namnet"), membershipKinds: membershipKinds.slice(0, 1) };
  await nameIs(published, "Tredje namnet");
  expect(published.membershipKind("FAMILJ")).toBeUndefined();
});

test("gifts go on while an editor has taken the gift product away, and the probe says that content is stale", async () => {
  const api = await buildTestApi(database.url, { CONTENT_URL: content.url, CONTENT_READ_TOKEN: token });
  opened.push(api);
  const ready = async () => (await api.app.inject("/ready")).json<unknown>();
  await vi.waitFor(async () => expect(await ready()).toMatchObject({ status: "ok", content: "current" }));
  content.answer.body = changed({ giftProducts: otherProducts });
  await api.close();
  const later = await buildTestApi(database.url, { CONTENT_URL: content.url, CONTENT_READ_TOKEN: token });
  opened.splice(0, 1, later);
  await later.app.ready();
  await vi.waitFor(() => expect(later.logs()).toContain("giftProducts.regular_gift"));
  expect((await addGift(later, gift())).statusCode).toBe(201);
  const probe = await later.app.inject("/ready");
  expect([probe.statusCode, probe.json()]).toMatchObject([200, { status: "ok", content: "stale" }]);
});

test("a content service that starts after us is found soon", async () => {
  content.answer.status = 503;
  const published = await open();
  expect(() => published.organisation()).toThrow("No organisation is published yet");
  content.answer.status = 200;
  await nameIs(published, "Första namnet");
});

test("until something is published no gift is taken: the caller is told to come back, and then it is", async () => {
  content.answer.status = 503;
  const api = await buildTestApi(database.url, { CONTENT_URL: content.url, CONTENT_READ_TOKEN: token });
  opened.push(api);
  const refused = await addGift(api, gift());
  expect(refused.statusCode).toBe(503);
  expect(refused.headers["retry-after"]).toBe("5");
  content.answer.status = 200;
  await vi.waitFor(async () => expect((await addGift(api, gift())).statusCode).toBe(201));
});

test("the gift limits that editors set are those that the API holds", async () => {
  content.answer.body = changed({ giftProducts: giftProducts.map((product) => ({ ...product, least: 100 })) });
  const api = await buildTestApi(database.url, { CONTENT_URL: content.url, CONTENT_READ_TOKEN: token });
  opened.push(api);
  await vi.waitFor(async () => {
    const answer = await addGift(api, gift({ amount: 99 }));
    expect([answer.statusCode, answer.json<{ fields?: unknown }>().fields]).toEqual([400, { amount: "tooSmall" }]);
  });
  expect((await addGift(api, gift({ amount: 100 }))).statusCode).toBe(201);
});
