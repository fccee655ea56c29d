import { randomBytes } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import {
  decryptPersonalNumber,
  rotatePersonalNumbers,
  type PersonalNumberKeys,
} from "../../../../../services/api/src/ledger/donors/personal-number.ts";
import { unpaidGift } from "../receipts/paid-gifts.ts";
import { apiDatabase, buildTestApi, type TestApi } from "../../test-api.ts";

const key = () => randomBytes(32).toString("base64");
const [oldKey, newKey] = [key(), key()];

let database: TestDatabase;
/** Before the new key was made, and after. */
let before: TestApi;
let after: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  before = await buildTestApi(database.url, { PERSONAL_NUMBER_KEY: oldKey });
  after = await buildTestApi(database.url, {
    PERSONAL_NUMBER_KEY: newKey,
    PERSONAL_NUMBER_KEY_VERSION: "2",
    PERSONAL_NUMBER_OLD_KEYS: `1:${oldKey}`,
  });
});
afterAll(async () => {
  await before.close();
  await after.close();
  await database.drop();
});

const number = "191212121212";
const donor = { kind: "person", firstName: "Åsa", lastName: "Ö", email: "asa@exempel.se", personalNumber: number };
const withNumber = (api: TestApi) => unpaidGift(api, { donor });
const stored = async ({ id }: { id: string }) => {
  const [row] = await after.db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("There is no such order");
  return row;
};
const read = async (keys: PersonalNumberKeys, order: { id: string }) => {
  const { personalNumber, personalNumberKeyVersion } = await stored(order);
  if (personalNumber === null) throw new Error("There is no number");
  return decryptPersonalNumber(keys, { personalNumber, personalNumberKeyVersion });
};

test("a number is stored with the version of the key that encrypted it, and read with that key after a new one is made", async () => {
  const [old, recent] = [await withNumber(before), await withNumber(after)];
  expect((await stored(old)).personalNumberKeyVersion).toBe(1);
  expect((await stored(recent)).personalNumberKeyVersion).toBe(2);
  for (const order of [old, recent]) expect(await read(after.environment.personalNumberKeys, order)).toBe(number);
  expect((await stored(old)).personalNumber?.toString("latin1")).not.toContain(number);
});

test("after the keys are rotated the old one is needed no longer, and the person is found as before", async () => {
  const made = [await withNumber(before), await withNumber(before), await withNumber(after)];
  const none = await unpaidGift(before);
  expect(await rotatePersonalNumbers(after.db, after.environment.personalNumberKeys)).toBeGreaterThanOrEqual(2);
  expect(await rotatePersonalNumbers(after.db, after.environment.personalNumberKeys)).toBe(0);
  const newKeyAlone = { current: 2, byVersion: new Map([[2, Buffer.from(newKey, "base64")]]) };
  for (const order of made) {
    expect(await read(newKeyAlone, order)).toBe(number);
    expect((await stored(order)).personalNumberLookup).toBe(order.personalNumberLookup);
  }
  expect((await stored(none)).personalNumber).toBeNull();
});

test("a number whose key is not configured, or that was tampered with, is not read", async () => {
  const order = await withNumber(after);
  const { personalNumber, personalNumberKeyVersion } = await stored(order);
  const keys = after.environment.personalNumberKeys;
  const bytes = Buffer.from(personalNumber ?? "");
  expect(() => decryptPersonalNumber(keys, { personalNumber: bytes, personalNumberKeyVersion: 3 })).toThrow(
    "version 3",
  );
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => decryptPersonalNumber(keys, { personalNumber: bytes, personalNumberKeyVersion })).toThrow();
});
