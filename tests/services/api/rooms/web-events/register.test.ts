import { errorBody } from "@hjarta-lunga/contract/schemas/errors.ts";
import { webEventAnswer } from "@hjarta-lunga/contract/schemas/web-events.ts";
import { webEventCall } from "@hjarta-lunga/contract/calls/web-events.ts";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { webEvents } from "../../../../../services/api/src/platform/database/tables/visits.ts";
import { runRetention } from "../../../../../services/api/src/modules.ts";
import { paidGift, unpaidGift } from "../../ledger/receipts/paid-gifts.ts";
import { ownTestApi } from "../../test-api.ts";

const api = await ownTestApi();

const visitor = () => ({ session: crypto.randomUUID(), identity: crypto.randomUUID() });
const pageView = (given: Record<string, unknown> = {}) => ({
  ...visitor(),
  currentUrl: "https://hjarta-lunga.test/ge-en-gava/",
  requestgroup: "pageview",
  type: "pageview",
  referrer: "",
  useragent: "Mozilla/5.0",
  ...given,
});
const purchase = (transactionId: string, transactionTotal = 250, given: Record<string, unknown> = {}) => ({
  ...visitor(),
  currentUrl: "https://hjarta-lunga.test/ge-en-gava/",
  requestgroup: "purchase",
  type: "purchase",
  transactionId,
  transactionTotal,
  transactionProducts: [
    {
      item_id: "regular_gift",
      item_name: "Ge en gåva",
      price: transactionTotal,
      quantity: 1,
      item_category: "gift",
      item_variant: "one_time",
    },
  ],
  ...given,
});

const register = (payload: Record<string, unknown>) =>
  api.app.inject({ method: webEventCall.method, url: webEventCall.path, payload });
const storedOf = (session: string) => api.db.select().from(webEvents).where(eq(webEvents.session, session));

const time = { requestgroup: "time", type: "time", timems: 1234 };
const form = { requestgroup: "form", type: "form_step", form: "regular_gift", step: "donor" };
const place = { currentUrl: "https://hjarta-lunga.test/" };

test.each<[string, Record<string, unknown>]>([
  ["page view", pageView({ utm_campaign: "jul" })],
  ["time on a page", { ...visitor(), ...place, ...time }],
  ["route change", { ...visitor(), ...place, requestgroup: "route", type: "route_change" }],
  ["step of a form", { ...visitor(), ...place, ...form }],
  ["failure", { ...visitor(), ...place, requestgroup: "error", type: "PaymentPollFailed", code: "unavailable" }],
])("a %s is stored with its visitor, URL and fields", async (_what, event) => {
  const response = await register(event);
  expect(response.statusCode).toBe(200);
  expect(webEventAnswer.strict().parse(response.json())).toEqual({ recorded: true });
  const { session, identity, currentUrl, requestgroup, ...fields } = event;
  const [row, ...others] = await storedOf(String(session));
  expect(others).toEqual([]);
  expect(row).toMatchObject({ session, identity, currentUrl, requestGroup: requestgroup, fields, transactionId: null });
});

test("the same event twice is two events: only purchases are told once", async () => {
  const event = pageView();
  await register(event);
  await register(event);
  expect(await storedOf(event.session)).toHaveLength(2);
});

const secret = "7K2M9QXA7K2M9QXA7K2M";
test.each([
  ["look-ups", "https://a.test/sok/?q=19760701-2387&utm_source=brev", "https://a.test/sok/?utm_source=brev"],
  ["an order reference", `https://a.test/ge-en-gava/?order=${secret}`, "https://a.test/ge-en-gava/"],
  ["an order reference in the path", `https://a.test/order/diplom/${secret}`, "https://a.test/order/diplom/-"],
  ["an order reference as campaign", `https://a.test/?utm_id=${secret}`, "https://a.test/?utm_id=-"],
  ["a fragment", "https://a.test/tack/#asa@exempel.se", "https://a.test/tack/"],
  ["a name and password", "https://asa:hemlig@a.test/", "https://a.test/"],
])("a URL with %s is stored without it", async (_what, told, stored) => {
  const event = pageView({ currentUrl: told, referrer: told });
  expect((await register(event)).statusCode).toBe(200);
  const [row] = await storedOf(event.session);
  expect(row?.currentUrl).toBe(stored);
  expect(row?.fields).toMatchObject({ referrer: stored });
});

test("a purchase told by twenty at once is recorded once", async () => {
  const order = await paidGift(api);
  const answers = await Promise.all(Array.from({ length: 20 }, () => register(purchase(order.shortReference))));
  const recorded = answers.map((answer) => webEventAnswer.parse(answer.json()).recorded);
  expect(recorded.filter(Boolean)).toHaveLength(1);
  const rows = await api.db.select().from(webEvents).where(eq(webEvents.transactionId, order.shortReference));
  expect(rows).toHaveLength(1);
  expect(rows[0]?.fields).toMatchObject({ transactionTotal: 250 });
});

test("öre are part of the total", async () => {
  const order = await paidGift(api, { amount: 1000.55 });
  expect((await register(purchase(order.shortReference, 1000.55))).json()).toEqual({ recorded: true });
});

const half = { item_name: "a", price: 125, quantity: 1, item_category: "gift", item_variant: "one_time" };
test.each([
  ["of an order that is not there", "transactionId", () => Promise.resolve(purchase("00000000"))],
  ["of an order that is not paid", "transactionId", async () => purchase((await unpaidGift(api)).shortReference)],
  ["by the secret reference", "transactionId", async () => purchase((await paidGift(api)).reference)],
  ["with another total", "transactionTotal", async () => purchase((await paidGift(api)).shortReference, 250.01)],
  [
    "whose products make another sum",
    "transactionProducts",
    async () =>
      purchase((await paidGift(api)).shortReference, 250, {
        transactionProducts: [{ ...half, item_id: "regular_gift" }],
      }),
  ],
  [
    "of something else than was ordered",
    "transactionProducts",
    async () =>
      purchase((await paidGift(api)).shortReference, 250, {
        transactionProducts: [{ ...half, item_id: "monthly_gift", quantity: 2 }],
      }),
  ],
  [
    "of a gift that is told as a membership",
    "transactionProducts",
    async () =>
      purchase((await paidGift(api)).shortReference, 250, {
        transactionProducts: [{ ...half, item_id: "regular_gift", quantity: 2, item_category: "membership" }],
      }),
  ],
  [
    "of a gift that is told as one a year",
    "transactionProducts",
    async () =>
      purchase((await paidGift(api)).shortReference, 250, {
        transactionProducts: [{ ...half, item_id: "regular_gift", quantity: 2, item_variant: "yearly" }],
      }),
  ],
])("a purchase %s is refused and not stored", async (_what, field, event) => {
  const payload = await event();
  const response = await register(payload);
  expect(response.statusCode).toBe(400);
  const body = errorBody.parse(response.json());
  expect(body.code).toBe("validation_failed");
  expect(Object.keys(body.fields ?? {})).toEqual([field]);
  expect(await storedOf(payload.session)).toEqual([]);
});

test("a purchase is told whatever signs the editors' heading has", async () => {
  const { shortReference } = await paidGift(api);
  const [whole] = purchase(shortReference).transactionProducts;
  const transactionProducts = [{ ...whole, item_name: "Forsknings\u00adgåva <3 👩\u200d🔬" }];
  const response = await register(purchase(shortReference, 250, { transactionProducts }));
  expect(webEventAnswer.parse(response.json())).toEqual({ recorded: true });
});

test("events are kept for thirteen months", async () => {
  const [old, recent] = [pageView(), pageView()];
  await register(old);
  await register(recent);
  const age = (session: string, interval: string) =>
    api.db.execute(sql`update web_event set at = now() - ${interval}::interval where session = ${session}`);
  await age(old.session, "13 months 1 day");
  await age(recent.session, "12 months 27 days");
  await runRetention(api.db);
  expect(await storedOf(old.session)).toEqual([]);
  expect(await storedOf(recent.session)).toHaveLength(1);
});

test("who the visitor is stands in no log", async () => {
  const event = pageView();
  await register(event);
  for (const told of [event.session, event.identity, event.currentUrl]) expect(api.logs()).not.toContain(told);
});
