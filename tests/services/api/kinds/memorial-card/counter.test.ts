import { counterAnswer, memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { createCandleCounter } from "../../../../../services/api/src/kinds/memorial-card/counter.ts";
import { decideOnCard } from "../../../../../services/api/src/shared/cards/commands.ts";
import { cardKinds } from "../../../../../services/api/src/modules.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";
import { cardCalls, giftOf, newCard } from "./card-samples.ts";

let database: TestDatabase;
let api: TestApi;
let pool: pg.Pool;
let calls: ReturnType<typeof cardCalls>;
beforeAll(async () => {
  database = await apiDatabase();
  api = await buildTestApi(database.url);
  calls = cardCalls(api);
  pool = new pg.Pool({ connectionString: database.url, max: 2 });
  pool.on("connect", (client) => client.on("error", () => undefined));
});
afterAll(async () => {
  await pool.end();
  await api.close();
  await database.drop();
});

/** A counter of its own, as another process has it, and the questions that it has asked the database. */
const openCounter = () => {
  const asked: string[] = [];
  return { asked, counter: createCandleCounter(drizzle(pool, { logger: { logQuery: (query) => asked.push(query) } })) };
};
const nobodys = (n: number) => String(n).padStart(20, "0");
const refusal = (asked: Promise<number>) => asked.catch((error: unknown) => (error as { code: string }).code);

test("a thousand who ask at once cost one question, and those who come within a second none", async () => {
  const { reference } = await calls.lit();
  const { asked, counter } = openCounter();
  const figures = await Promise.all(Array.from({ length: 1_000 }, () => counter.on(reference)));
  expect(new Set(figures)).toEqual(new Set([1]));
  // Those that came while the first question ran share the next one.
  expect(asked.length).toBeLessThanOrEqual(3);
  const before = asked.length;
  for (let poll = 0; poll < 1_000; poll += 1) await counter.on(reference);
  expect(asked.length - before).toBeLessThanOrEqual(1);
});

test("a flood of references that nobody made is looked up hundreds at a time, one question after another", async () => {
  const { asked, counter } = openCounter();
  const answers = await Promise.all(Array.from({ length: 5_000 }, (_, n) => refusal(counter.on(nobodys(n)))));
  expect(new Set(answers)).toEqual(new Set(["not_found"]));
  expect(asked.length).toBeLessThanOrEqual(12);
});

test("of a database that is away those who ask are told, and later ones have their figure", async () => {
  const { reference } = await calls.lit();
  const { counter } = openCounter();
  const connect = vi.spyOn(pool, "query").mockImplementationOnce(() => Promise.reject(new Error("away")) as never);
  await expect(counter.on(reference)).rejects.toThrow();
  connect.mockRestore();
  expect(await counter.on(reference)).toBe(1);
});

test("who lights a candle sees it counted at once, and once", async () => {
  const { reference } = await calls.lit();
  const figure = async () => counterAnswer.strict().parse((await calls.counter(reference)).json()).candles;
  expect(await figure()).toBe(1);
  const click = { idempotencyKey: crypto.randomUUID(), name: "Eva Ek" };
  for (let again = 0; again < 3; again += 1)
    expect((await calls.light(reference, click)).json()).toMatchObject({ candles: 2 });
  expect(await figure()).toBe(2);
});

test("a card that staff hide in another process is gone from the counter as soon as what it keeps is a second old, and the others burn on", async () => {
  const [hidden, other] = [await calls.lit(), await calls.lit()];
  const { asked, counter } = openCounter();
  expect([await counter.on(hidden.reference), await counter.on(other.reference)]).toEqual([1, 1]);
  await decideOnCard(api.db, cardKinds, { decision: "hide", card: hidden.shortReference, note: "Anna Ek: test" });
  const before = asked.length;
  await expect.poll(() => refusal(counter.on(hidden.reference)), { interval: 20 }).toBe("taken_down");
  // By the first question that it asks anew, not by a later one.
  expect(asked.length - before).toBe(1);
  expect(await counter.on(other.reference)).toBe(1);
});

test("in all are counted the candles of every card that burns, and none that waits, is hidden or was taken down", async () => {
  const total = () => openCounter().counter.total();
  const before = await total();
  const [stays, hidden, down] = [await calls.lit(), await calls.lit(), await calls.lit()];
  for (const { reference } of [stays, hidden, down, stays]) await calls.light(reference);
  memorialCardReceipt.parse((await calls.add(newCard({ gift: giftOf() }))).json());
  expect(await total()).toBe(before + 7);
  await decideOnCard(api.db, cardKinds, { decision: "hide", card: hidden.shortReference, note: "Anna Ek: test" });
  await calls.takeDown({ orderReference: down.orderReference, token: down.token });
  expect(await total()).toBe(before + 3);
  expect((await calls.counter()).statusCode).toBe(200);
});
