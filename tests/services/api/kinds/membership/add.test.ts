import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import { keepSnapshot } from "../../../../../services/api/src/platform/content/snapshot.ts";
import { membershipDetails } from "../../../../../services/api/src/platform/database/tables/memberships.ts";
import { orderLines, orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { addGift, gift } from "../gift/gift-samples.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { addMembership, member, membership } from "./membership-samples.ts";

const api = await ownTestApi();
await api.app.ready();
const seeded = seededSite();
const membershipKinds = seeded.membershipKinds
  .filter(({ code }) => code !== "STOD")
  .map((kind) => (kind.code === "ENSKILD" ? { ...kind, yearlyFee: 250 } : kind));
await keepSnapshot(api.db, { ...seeded, membershipKinds });
/** Of the same database, after editors have raised a fee and withdrawn a kind. */
const later = await buildTestApi(api.environment.databaseUrl);
afterAll(() => later.close());

const storedBy = async (key: string) => {
  const found = await api.db.select().from(orders).where(eq(orders.idempotencyKey, key));
  const [order] = found;
  const id = order?.id ?? crypto.randomUUID();
  const lines = await api.db.select().from(orderLines).where(eq(orderLines.orderId, id));
  const details = await api.db.select().from(membershipDetails).where(eq(membershipDetails.orderId, id));
  return { orders: found, lines, details };
};
const family = { membership: "FAMILJ", amount: 300, household: ["Eva Ek", "Ali Ek"] };

test("a membership becomes one order with one line and its details, as it was bought", async () => {
  const given = membership({ ...family, member: member({ mobile: "070-174 06 05" }) });
  const response = await addMembership(api, given);
  expect(response.statusCode).toBe(201);
  const receipt = orderReceipt.strict().parse(response.json());
  expect(receipt).toMatchObject({ kind: "membership_gift", amount: 300, currency: "SEK" });
  expect(await storedBy(given.idempotencyKey)).toMatchObject({
    orders: [
      {
        reference: receipt.orderReference,
        amountOre: 30_000,
        donorKind: "person",
        email: "birgitta@exempel.se",
        mobile: "+46701740605",
        personalNumber: null,
        paidAt: null,
      },
    ],
    lines: [{ position: 0, item: "FAMILJ", name: "Familj", quantity: 1, priceOre: 30_000 }],
    details: [
      {
        kindCode: "FAMILJ",
        kindName: "Familj",
        street: "Storgatan 1",
        postalCode: "11455",
        town: "Stockholm",
        household: ["Eva Ek", "Ali Ek"],
      },
    ],
  });
});

test.each<[string, Record<string, unknown>, number, string, Record<string, string> | undefined]>([
  [
    "a kind that nobody has published",
    { membership: "HUND" },
    400,
    "validation_failed",
    { membership: "not published" },
  ],
  ["another fee than the published", { amount: 150 }, 409, "fee_changed", undefined],
  [
    "a household of a kind for one",
    { household: ["Eva Ek"] },
    400,
    "validation_failed",
    { household: "not for a household" },
  ],
  ["a personal number", { member: member({ personalNumber: "197607012387" }) }, 400, "validation_failed", undefined],
])("%s is refused, and nothing is stored", async (_what, change, status, code, fields) => {
  const given = membership(change);
  const response = await addMembership(api, given);
  expect(response.statusCode).toBe(status);
  const body = errorBody.parse(response.json());
  expect(body.code).toBe(code);
  if (fields) expect(body.fields).toEqual(fields);
  expect(await storedBy(given.idempotencyKey)).toEqual({ orders: [], lines: [], details: [] });
});

test("fifty equal requests at once make one order with one line, and all get it", async () => {
  const given = membership(family);
  const answers = await Promise.all(Array.from({ length: 50 }, () => addMembership(api, given)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  const stored = await storedBy(given.idempotencyKey);
  expect([stored.orders.length, stored.lines.length, stored.details.length]).toEqual([1, 1, 1]);
});

test.each<[string, Record<string, unknown>]>([
  ["another name in the household", { household: ["Eva Ek", "Bo Ek"] }],
  ["another street", { member: member({ street: "Storgatan 2" }) }],
  ["another kind", { membership: "STOD", amount: 300 }],
])("the same key with %s is refused and changes nothing", async (_what, change) => {
  const given = membership(family);
  const first = await addMembership(api, given);
  const second = await addMembership(api, { ...given, ...change });
  expect(second.statusCode).toBe(409);
  expect(errorBody.parse(second.json()).code).toBe("idempotency_conflict");
  expect((await addMembership(api, given)).json()).toEqual(first.json());
});

test.each<[string, Record<string, unknown>, string]>([
  ["the fee was raised", {}, "fee_changed"],
  ["the kind was withdrawn", { membership: "STOD", amount: 500 }, "validation_failed"],
])(
  "a click that was answered before %s is answered with the same order; a new one is refused",
  async (_, what, code) => {
    const given = membership(what);
    const first = await addMembership(api, given);
    expect(first.statusCode).toBe(201);
    const again = await addMembership(later, given);
    expect([again.statusCode, again.json<unknown>()]).toEqual([200, first.json<unknown>()]);
    const changed = await addMembership(later, { ...given, member: member({ firstName: "Bo" }) });
    expect(errorBody.parse(changed.json()).code).toBe("idempotency_conflict");
    expect(errorBody.parse((await addMembership(later, membership(what))).json()).code).toBe(code);
  },
);

test("a changed membership takes the place of the first, and only of another membership", async () => {
  const first = orderReceipt.parse((await addMembership(api, membership())).json());
  const given = membership({ ...family, replaces: first.orderReference });
  expect((await addMembership(api, given)).statusCode).toBe(201);
  expect((await addMembership(api, given)).statusCode).toBe(200);
  const stored = await storedBy(given.idempotencyKey);
  expect(stored.orders[0]?.replaces).not.toBeNull();
  expect([stored.lines.length, stored.details.length]).toEqual([1, 1]);
  const other = orderReceipt.parse((await addGift(api, gift())).json());
  expect((await addMembership(api, membership({ replaces: other.orderReference }))).statusCode).toBe(404);
});

test("neither the secret reference nor the member is in the log", async () => {
  const response = await addMembership(api, membership(family));
  const { orderReference } = orderReceipt.parse(response.json());
  for (const secret of [orderReference, "Birgitta", "birgitta@exempel.se", "Storgatan", "11455", "Eva Ek"])
    expect(api.logs()).not.toContain(secret);
});
