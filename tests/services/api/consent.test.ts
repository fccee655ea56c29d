import { consentCall } from "@hjarta-lunga/contract/calls/consent.ts";
import { consentReceipt } from "@hjarta-lunga/contract/schemas/consent.ts";
import { asc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { removeExpiredChoices } from "../../../services/api/src/rooms/consent/module.ts";
import { consentChoices } from "../../../services/api/src/platform/database/tables/visits.ts";
import { choice, ownTestApi } from "./test-api.ts";

const api = await ownTestApi();

const register = (payload: Record<string, unknown>, headers: Record<string, string> = {}) =>
  api.app.inject({ method: consentCall.method, url: consentCall.path, payload, headers });

const historyOf = (id: string) =>
  api.db.select().from(consentChoices).where(eq(consentChoices.id, id)).orderBy(asc(consentChoices.entry));

test("a visitor's choice is stored with its version, categories and the database's time", async () => {
  const given = choice();
  const now = async () => {
    const { rows } = await api.db.execute<{ at: string }>(sql`select now()::text as at`);
    return Date.parse(rows[0]?.at ?? "");
  };
  const before = await now();
  const response = await register(given);
  expect(response.statusCode).toBe(201);
  const receipt = consentReceipt.parse(response.json());
  const [row, ...others] = await historyOf(given.id);
  expect(others).toEqual([]);
  expect(row).toMatchObject(given);
  expect(row?.recordedAt.toISOString()).toBe(receipt.recordedAt);
  expect(Date.parse(receipt.recordedAt)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(receipt.recordedAt)).toBeLessThanOrEqual(await now());
});

test("a withdrawal is added to the history and the consent before it stays provable", async () => {
  const given = choice();
  await register(given);
  await register({ ...given, statistics: false });
  expect((await historyOf(given.id)).map(({ statistics }) => statistics)).toEqual([true, false]);
});

test("the same choice sent again, as after a lost answer, is one more row and never an error", async () => {
  const given = choice();
  const answers = await Promise.all(Array.from({ length: 10 }, () => register(given)));
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array.from({ length: 10 }, () => 201));
  expect(await historyOf(given.id)).toHaveLength(10);
});

test("nothing about the visitor's device or address is stored or logged", async () => {
  const given = choice();
  const telling = { "user-agent": "Telling/1.0", "x-forwarded-for": "203.0.113.77", cookie: "hlf_identity=abcdef" };
  await register(given, telling);
  const stored = await api.db.execute(
    sql`select (select json_agg(c)::text from consent_choice c) || (select json_agg(r)::text from rate_limit r) as all`,
  );
  const everything = JSON.stringify(stored.rows) + api.logs();
  for (const secret of ["Telling/1.0", "203.0.113.77", "abcdef"]) expect(everything).not.toContain(secret);
  expect(api.logs()).not.toContain(given.id);
});

test.each([
  ["changed", sql`update consent_choice set statistics = true`],
  ["removed before its time", sql`delete from consent_choice`],
  ["emptied", sql`truncate consent_choice`],
])("a stored choice cannot be %s, not even by the service itself", async (_how, statement) => {
  await register(choice());
  await expect(api.db.execute(statement)).rejects.toMatchObject({ cause: { code: "23001" } });
});

test("proof older than its retention time is removed, newer proof is kept", async () => {
  const old = choice();
  const recent = choice();
  const minute = 60_000;
  const threeYearsAgo = new Date();
  threeYearsAgo.setUTCFullYear(threeYearsAgo.getUTCFullYear() - 3);
  await api.db.insert(consentChoices).values([
    { ...old, recordedAt: new Date(threeYearsAgo.getTime() - minute) },
    { ...recent, recordedAt: new Date(threeYearsAgo.getTime() + minute) },
  ]);
  await removeExpiredChoices(api.db);
  expect(await historyOf(old.id)).toHaveLength(0);
  expect(await historyOf(recent.id)).toHaveLength(1);
});
