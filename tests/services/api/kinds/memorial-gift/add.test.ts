import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { seededSite } from "../../../../../scripts/testing/seeded-site.ts";
import { keepSnapshot } from "../../../../../services/api/src/platform/content/snapshot.ts";
import { funeralParlors } from "../../../../../services/api/src/platform/database/tables/lookups.ts";
import { memorialDetails, memorialSheets } from "../../../../../services/api/src/platform/database/tables/documents.ts";
import { orders } from "../../../../../services/api/src/platform/database/tables/orders.ts";
import { addGift, gift } from "../gift/gift-samples.ts";
import { buildTestApi, ownTestApi } from "../../test-api.ts";
import { addMemorial, addParlor, byPost, dayIn, forParlor, memorial, sheet, workingDayIn } from "./memorial-samples.ts";

const api = await ownTestApi();
await api.app.ready();
const parlor = await addParlor(api);
const silent = await addParlor(api, { email: null });
const seeded = seededSite();
const giftProducts = seeded.giftProducts.map((one) =>
  one.kind === "memorial_gift" ? { ...one, least: 400, presets: [400, 500, 600], preselected: 500, effects: [] } : one,
);
await keepSnapshot(api.db, { ...seeded, giftProducts });
/** Of the same database, after editors have raised the least amount. */
const later = await buildTestApi(api.environment.databaseUrl);
afterAll(() => later.close());

const storedBy = async (key: string) => {
  const found = await api.db.select().from(orders).where(eq(orders.idempotencyKey, key));
  const id = found[0]?.id ?? crypto.randomUUID();
  const details = await api.db.select().from(memorialDetails).where(eq(memorialDetails.orderId, id));
  const sheets = await api.db.select().from(memorialSheets).where(eq(memorialSheets.orderId, id));
  return { orders: found, details, sheets };
};
type Body = ReturnType<typeof memorial>;
type Given = () => Promise<Body> | Body;

const nowhere = { parlorId: null, parlorName: null, parlorEmail: null, funeralDay: null, handTo: null, street: null };

test.each<[string, Given, Record<string, unknown>]>([
  ["to whoever gives", () => memorial(), { ...nowhere, delivery: "donor" }],
  ["that stays on the order's page", () => memorial({ delivery: { to: "none" } }), { ...nowhere, delivery: "none" }],
  [
    "by post",
    () => memorial({ delivery: byPost, funeral: { parlorName: "Byrån vid torget" } }),
    {
      ...nowhere,
      ...{ delivery: "post", postalRecipient: "Familjen Lindqvist", street: "Björkvägen 4", postalCode: "11455" },
      ...{ town: "Stockholm", parlorName: "Byrån vid torget" },
    },
  ],
  [
    "to a parlour",
    () => forParlor(api, parlor.id),
    {
      ...{ delivery: "parlor", parlorName: "Ekens begravningsbyrå", parlorTown: "Umeå", handTo: "Anna Lindqvist" },
      ...{ funeralPlace: "Sankt Olofs kapell", street: null },
    },
  ],
])("a gift with a sheet %s becomes one order with its words and its way", async (_, make, details) => {
  const given = await make();
  const response = await addMemorial(api, given);
  expect(response.statusCode).toBe(201);
  const receipt = orderReceipt.strict().parse(response.json());
  expect(receipt).toMatchObject({ kind: "memorial_gift", amount: 300, currency: "SEK" });
  expect(await storedBy(given.idempotencyKey)).toMatchObject({
    orders: [{ reference: receipt.orderReference, amountOre: 30_000, firstName: "Birgitta", paidAt: null }],
    details: [details],
    sheets: [
      {
        ...{ version: 1, design: "BIRD", name: "Karin Lindqvist", bornYear: 1941, diedYear: 2026 },
        ...{ greeting: given.sheet.greeting, givers: given.sheet.givers, printedAt: null, replacedAt: null },
      },
    ],
  });
});

test("the parlour is kept as it stood in the register on that day", async () => {
  const short = await addParlor(api);
  const given = await forParlor(api, short.id);
  const first = await addMemorial(api, given);
  await api.db.delete(funeralParlors).where(eq(funeralParlors.id, short.id));
  const { details } = await storedBy(given.idempotencyKey);
  expect(details).toMatchObject([{ parlorId: short.id, parlorEmail: short.email, parlorName: short.name }]);
  // The same click again gets its order, though the register has no such parlour any more.
  const again = await addMemorial(api, given);
  expect([again.statusCode, again.json<unknown>()]).toEqual([200, first.json<unknown>()]);
  const anew = await addMemorial(api, { ...given, idempotencyKey: crypto.randomUUID() });
  expect(errorBody.parse(anew.json()).fields).toEqual({ "funeral.parlor": "not in the register" });
});

const byPostFor = (day: string) => memorial({ delivery: byPost, funeral: { day } });

test.each<[string, Given, Record<string, string>]>([
  ["less than the least", () => memorial({ amount: 9 }), { amount: "tooSmall" }],
  ["more than the most", () => memorial({ amount: 100_001 }), { amount: "tooLarge" }],
  [
    "for a parlour that is not in the register",
    () => forParlor(api, crypto.randomUUID()),
    { "funeral.parlor": "not in the register" },
  ],
  ["for a parlour without e-mail", () => forParlor(api, silent.id), { "funeral.parlor": "takes no sheets" }],
  [
    "for a parlour, of a funeral today",
    async () => forParlor(api, parlor.id, await dayIn(api, 0)),
    { "funeral.day": "tooLate" },
  ],
  [
    "for a parlour, of a funeral that was",
    async () => forParlor(api, parlor.id, await dayIn(api, -1)),
    { "funeral.day": "tooLate" },
  ],
  [
    "by post, of a funeral in four working days",
    async () => byPostFor(await workingDayIn(api, 4)),
    { "funeral.day": "tooLate" },
  ],
  ["of a day that no calendar has", () => memorial({ funeral: { day: "2026-02-30" } }), { "funeral.day": "notADay" }],
  ["of a day before Christ", () => memorial({ funeral: { day: "0000-01-01" } }), { "funeral.day": "notADay" }],
  [
    "to whoever gives without an address",
    () => memorial({ donor: { kind: "anonymous" } }),
    { "donor.email": "required" },
  ],
  [
    "for a parlour, of no day",
    () => memorial({ funeral: { parlorId: parlor.id }, delivery: { to: "parlor", handTo: "Anna" } }),
    { "funeral.day": "required" },
  ],
  [
    "with a link to somewhere in what the parlour reads",
    async () => ({
      ...(await forParlor(api, parlor.id)),
      delivery: { to: "parlor", handTo: "https://exempel.se/lura" },
      funeral: { parlorId: parlor.id, day: await dayIn(api, 3), place: "www.exempel.se/lura" },
    }),
    { "delivery.handTo": "hasLink", "funeral.place": "hasLink" },
  ],
  [
    "with letters on the sheet that no font of ours has",
    () => memorial({ sheet: sheet({ greeting: "Vi minns dig \u{10400}" }) }),
    { "sheet.greeting": "forbiddenCharacters" },
  ],
  [
    "to be posted to an address that cannot be printed",
    () => memorial({ delivery: { ...byPost, recipient: "Anna \u{10400}", town: "\u{10400}" } }),
    { "delivery.recipient": "forbiddenCharacters", "delivery.town": "forbiddenCharacters" },
  ],
  [
    "with a personal number that no tax reduction needs",
    () => memorial({ amount: 100, donor: { ...memorial().donor, personalNumber: "197607012387" } }),
    { "donor.personalNumber": "onlyForTaxReduction" },
  ],
])("a gift %s is refused at that field, and nothing is stored", async (_, make, fields) => {
  const given = await make();
  const response = await addMemorial(api, given);
  expect([response.statusCode, errorBody.parse(response.json())]).toMatchObject([400, { code: "validation_failed" }]);
  expect(errorBody.parse(response.json()).fields).toEqual(fields);
  expect(await storedBy(given.idempotencyKey)).toEqual({ orders: [], details: [], sheets: [] });
});

test.each<[string, Given]>([
  [
    "for a parlour, of a funeral in two working days",
    async () => forParlor(api, parlor.id, await workingDayIn(api, 2)),
  ],
  ["by post, of a funeral in five working days", async () => byPostFor(await workingDayIn(api, 5))],
  ["by post to a home, of a funeral that was", async () => byPostFor(await dayIn(api, -10))],
  ["to whoever gives, of a funeral today", async () => memorial({ funeral: { day: await dayIn(api, 0) } })],
])("a gift %s is taken", async (_, make) => {
  expect((await addMemorial(api, await make())).statusCode).toBe(201);
});

test("fifty equal requests at once make one order with one sheet, and all get it", async () => {
  const given = await forParlor(api, parlor.id);
  const answers = await Promise.all(Array.from({ length: 50 }, () => addMemorial(api, given)));
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(49);
  expect(new Set(answers.map(({ payload }) => payload)).size).toBe(1);
  const stored = await storedBy(given.idempotencyKey);
  expect([stored.orders.length, stored.details.length, stored.sheets.length]).toEqual([1, 1, 1]);
});

test.each<[string, Record<string, unknown>]>([
  ["another name on the sheet", { sheet: sheet({ remembered: { name: "Karin Lindkvist" } }) }],
  ["another giver", { sheet: sheet({ givers: ["Bo Ek"] }) }],
  ["another way", { delivery: { to: "none" } }],
  ["another place", { funeral: { place: "Hedvigs kyrka" } }],
])("the same key with %s is refused and changes nothing", async (_, change) => {
  const given = memorial();
  const first = await addMemorial(api, given);
  const second = await addMemorial(api, { ...given, ...change });
  expect([second.statusCode, errorBody.parse(second.json()).code]).toEqual([409, "idempotency_conflict"]);
  expect((await addMemorial(api, given)).json()).toEqual(first.json());
});

test("a click that was answered before editors raised the least amount is answered with the same order", async () => {
  const given = memorial();
  const first = await addMemorial(api, given);
  const again = await addMemorial(later, given);
  expect([again.statusCode, again.json<unknown>()]).toEqual([200, first.json<unknown>()]);
  expect(errorBody.parse((await addMemorial(later, memorial())).json()).fields).toEqual({ amount: "tooSmall" });
});

test("a changed memorial gift takes the place of the first, and only of another memorial gift", async () => {
  const first = orderReceipt.parse((await addMemorial(api, memorial())).json());
  const given = memorial({ amount: 500, replaces: first.orderReference });
  expect((await addMemorial(api, given)).statusCode).toBe(201);
  expect((await addMemorial(api, given)).statusCode).toBe(200);
  const other = orderReceipt.parse((await addGift(api, gift())).json());
  expect((await addMemorial(api, memorial({ replaces: other.orderReference }))).statusCode).toBe(404);
});

test("several may give for the same person, each on their own", async () => {
  const both = await Promise.all([addMemorial(api, memorial()), addMemorial(api, memorial())]);
  expect(both.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
});

test("neither the secret reference nor the dead nor the living are in the log", async () => {
  const given = await forParlor(api, parlor.id);
  const { orderReference } = orderReceipt.parse((await addMemorial(api, given)).json());
  await addMemorial(api, await forParlor(api, silent.id));
  for (const secret of [orderReference, "Karin", "Lindqvist", "Birgitta", "Eva Ek", "Olofs", "Ekens", parlor.email])
    expect(api.logs()).not.toContain(secret);
});
