import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { regularGiftReceipt } from "@hjarta-lunga/contract/schemas/gifts.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import { keepSnapshot } from "../../../../../services/api/src/platform/content/snapshot.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { addGift, gift } from "./gift-samples.ts";

const api = await ownTestApi();

const personalNumber = "19760701-2387";
const add = (payload: Record<string, unknown>) => addGift(api, payload);
const storedBy = (idempotencyKey: string) =>
  api.db.select().from(orders).where(eq(orders.idempotencyKey, idempotencyKey));

test("a gift becomes one order, in öre, with references of its own", async () => {
  const given = gift({ amount: 1000.5 });
  const response = await add(given);
  expect(response.statusCode).toBe(201);
  const receipt = regularGiftReceipt.strict().parse(response.json());
  expect(receipt).toMatchObject({ kind: "regular_gift", amount: 1000.5, currency: "SEK" });
  const [row, ...others] = await storedBy(given.idempotencyKey);
  expect(others).toEqual([]);
  expect(row).toMatchObject({
    reference: receipt.orderReference,
    shortReference: receipt.shortOrderReference,
    amountOre: 100_050,
    firstName: "Birgitta",
    email: "birgitta@exempel.se",
    paidAt: null,
  });
});

test.each([
  [
    "a person's",
    { kind: "person", firstName: " Bo ", lastName: "Ek", email: " bo@exempel.se", mobile: "070-174 06 05" },
    { donorKind: "person", firstName: "Bo", email: "bo@exempel.se", mobile: "+46701740605", companyName: null },
  ],
  [
    "a person's from abroad",
    { kind: "person", firstName: "Bo", lastName: "Ek", email: "bo@exempel.se", mobile: "+44 (0)7700 900 123" },
    { donorKind: "person", mobile: "+447700900123" },
  ],
  [
    "a company's",
    { kind: "company", companyName: "Ek & Co", organisationNumber: "802005-1952", email: "ek@exempel.se" },
    { donorKind: "company", companyName: "Ek & Co", organisationNumber: "8020051952", firstName: null },
  ],
  ["nobody's", { kind: "anonymous" }, { donorKind: "anonymous", email: null, firstName: null, mobile: null }],
])("%s gift is stored in one form, however it was written", async (_whose, donor, expected) => {
  const given = gift({ donor });
  expect((await add(given)).statusCode).toBe(201);
  expect((await storedBy(given.idempotencyKey))[0]).toMatchObject(expected);
});

test("fifty equal requests at once make one order and all get it", async () => {
  const given = gift();
  const answers = await Promise.all(Array.from({ length: 50 }, () => add(given)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  expect(await storedBy(given.idempotencyKey)).toHaveLength(1);
});

test.each([
  ["another amount", { amount: 300 }],
  ["another language", { language: "en" }],
  ["another donor", { donor: { kind: "anonymous" } }],
])("the same key with %s is refused and changes nothing", async (_what, change) => {
  const given = gift();
  const first = await add(given);
  const second = await add({ ...given, ...change });
  expect(second.statusCode).toBe(409);
  expect(errorBody.parse(second.json()).code).toBe("idempotency_conflict");
  expect((await add(given)).json()).toEqual(first.json());
});

test("the same gift written in another way is the same gift", async () => {
  const given = gift({ donor: { kind: "anonymous", email: "a@exempel.se" } });
  const first = await add(given);
  const again = await add({ ...given, donor: { kind: "anonymous", email: " a@exempel.se " }, amount: 250.0 });
  expect(again.statusCode).toBe(200);
  expect(again.json()).toEqual(first.json());
});

test("a name written in parts is the same name: stored composed, and the same gift when it is sent again", async () => {
  const given = gift();
  const named = (firstName: string) => ({ ...given, donor: { ...given.donor, firstName } });
  const first = await add(named("A\u030asa"));
  const again = await add(named("Åsa"));
  expect([first.statusCode, again.statusCode]).toEqual([201, 200]);
  expect((await storedBy(given.idempotencyKey))[0]?.firstName).toBe("Åsa");
});

test("the longest name with the most marks is stored whole", async () => {
  const firstName = "\u0916\u093f\u0902".repeat(80);
  const given = gift();
  expect((await add({ ...given, donor: { ...given.donor, firstName } })).statusCode).toBe(201);
  expect((await storedBy(given.idempotencyKey))[0]?.firstName).toBe(firstName);
});

test.each([
  [0.5, "tooSmall"],
  [99_000_000, "tooLarge"],
  [250.005, "notAnAmount"],
])("an amount of %s is told as %s", async (amount, problem) => {
  const response = await add(gift({ amount }));
  expect(response.statusCode).toBe(400);
  expect(errorBody.parse(response.json())).toMatchObject({ code: "validation_failed", fields: { amount: problem } });
});

test("a personal number for less than what counts for the tax reduction is refused", async () => {
  const donor = { ...gift().donor, personalNumber };
  const response = await add(gift({ amount: 199, donor }));
  expect(errorBody.parse(response.json()).fields).toEqual({ "donor.personalNumber": "onlyForTaxReduction" });
});

test("a personal number cannot be read from the table, and each person is found by a keyed hash", async () => {
  const donor = { ...gift().donor, personalNumber };
  const [one, other] = [gift({ donor }), gift({ donor: { ...donor, personalNumber: "760701-2387" } })];
  await add(one);
  await add(other);
  const [first] = await storedBy(one.idempotencyKey);
  const [second] = await storedBy(other.idempotencyKey);
  expect(first?.personalNumber?.equals(second?.personalNumber ?? Buffer.alloc(0))).toBe(false);
  expect(first?.personalNumberLookup).toBe(second?.personalNumberLookup);
  const { rows } = await api.db.execute(
    sql`select string_agg(o::text || encode(o.personal_number, 'escape'), ' ') as everything from orders o`,
  );
  for (const readable of ["7607012387", "760701-2387"]) {
    expect(JSON.stringify(rows)).not.toContain(readable);
    expect(api.logs()).not.toContain(readable);
  }
});

test("neither the secret reference nor the donor is in the log", async () => {
  const response = await add(gift());
  for (const secret of [regularGiftReceipt.parse(response.json()).orderReference, "Birgitta", "birgitta@exempel.se"])
    expect(api.logs()).not.toContain(secret);
});

test("a click that was answered before editors changed the limits is answered with the same gift; a new one is refused", async () => {
  const given = gift();
  const first = await add(given);
  const seeded = seededSite();
  const giftProducts = seeded.giftProducts.map((product) => ({
    ...product,
    least: 500,
    presets: [500],
    preselected: 500,
  }));
  await keepSnapshot(api.db, { ...seeded, giftProducts });
  const later = await buildTestApi(api.environment.databaseUrl);
  const again = await addGift(later, given);
  expect([again.statusCode, again.json<unknown>()]).toEqual([200, first.json<unknown>()]);
  const another = await addGift(later, { ...given, amount: 300 });
  expect(errorBody.parse(another.json()).code).toBe("idempotency_conflict");
  const fresh = await addGift(later, gift());
  expect(errorBody.parse(fresh.json())).toMatchObject({ code: "validation_failed", fields: { amount: "tooSmall" } });
  await later.close();
  await keepSnapshot(api.db, seeded);
});

test("before anything was ever published no order is taken, and the visitor is told to come back", async () => {
  await api.db.execute(sql`create table kept as select * from published_snapshot`);
  await api.db.execute(sql`delete from published_snapshot`);
  const early = await buildTestApi(api.environment.databaseUrl);
  const response = await addGift(early, gift());
  expect(response.statusCode).toBe(503);
  expect(errorBody.parse(response.json()).code).toBe("unavailable");
  await early.close();
  await api.db.execute(sql`insert into published_snapshot select * from kept`);
});
