import { consentCall } from "@hjarta-lunga/contract/consent.ts";
import { errorBody } from "@hjarta-lunga/contract/errors.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { tidy } from "../../../services/api/src/housekeeping.ts";
import { apiDatabase, buildTestApi, choice } from "./test-api.ts";
import type { TestApi } from "./test-api.ts";

const limit = 5;
let database: TestDatabase;
let first: TestApi;
let second: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  const variables = { CONSENT_LIMIT_PER_MINUTE: String(limit) };
  first = await buildTestApi(database.url, variables);
  second = await buildTestApi(database.url, variables);
});
beforeEach(() => first.db.execute(sql`truncate rate_limit`));
afterAll(async () => {
  await first.close();
  await second.close();
  await database.drop();
});

const register = (api: TestApi, client: string) =>
  api.app.inject({
    method: "POST",
    url: consentCall.path,
    payload: choice(),
    headers: { "x-forwarded-for": client },
  });

test("a client over the limit is told when to come back, whichever process it meets", async () => {
  const apis = [first, second];
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) => register(apis[index % 2] ?? first, "203.0.113.1")),
  );
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(limit);
  expect(statuses.filter((status) => status === 429)).toHaveLength(12 - limit);
  const refused = answers.find(({ statusCode }) => statusCode === 429);
  expect(errorBody.parse(refused?.json()).code).toBe("too_many_requests");
  expect(Number(refused?.headers["retry-after"])).toBeGreaterThan(0);
  expect(Number(refused?.headers["retry-after"])).toBeLessThanOrEqual(60);
});

test("another client is not held back by the first", async () => {
  for (let call = 0; call < limit + 1; call += 1) await register(first, "203.0.113.2");
  expect((await register(first, "203.0.113.3")).statusCode).toBe(201);
});

test("the addresses of one IPv6 household count as one client", async () => {
  for (let call = 0; call < limit; call += 1) await register(first, `2001:db8:1:2::${call + 1}`);
  expect((await register(first, "2001:db8:1:2:ffff::1")).statusCode).toBe(429);
});

test("when the window has passed the client may call again, and the row is removed in time", async () => {
  for (let call = 0; call < limit + 1; call += 1) await register(first, "203.0.113.4");
  await first.db.execute(sql`update rate_limit set ends_at = now() - interval '1 second'`);
  expect((await register(first, "203.0.113.4")).statusCode).toBe(201);
  await first.db.execute(sql`update rate_limit set ends_at = now() - interval '1 second'`);
  await tidy(first.db);
  expect((await first.db.execute(sql`select 1 from rate_limit`)).rows).toEqual([]);
});
