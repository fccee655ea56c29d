import { randomUUID } from "node:crypto";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { thankForCardCall } from "@hjarta-lunga/contract/calls/greeting-cards.ts";
import { mailMemorialCardCall, memorialCardAddCall } from "@hjarta-lunga/contract/calls/memorial-cards.ts";
import { memorialCardReceipt } from "@hjarta-lunga/contract/schemas/memorial-cards.ts";
import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentAnswer } from "@hjarta-lunga/contract/schemas/payments.ts";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { TestDatabase } from "../../../../../scripts/testing/test-database.ts";
import { mails } from "../../../../../services/api/src/platform/database/tables/mail.ts";
import { limitsOf } from "../../../../../services/api/src/platform/environment/limits.ts";
import { freeOrder, recipient, register } from "../../kinds/article-order/article-samples.ts";
import { codeOf, newCard, cardCalls } from "../../kinds/memorial-card/card-samples.ts";
import { apiDatabase, buildTestApi } from "../../test-api.ts";
import type { TestApi } from "../../test-api.ts";

const [anHour, aDay, ofSite, withoutAddress] = [3, 5, 6, 4];
let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  const freeMail = { address: { most: anHour, seconds: 3_600 }, site: { most: ofSite, seconds: 3_600 } };
  const freeMailOfDay = { address: { most: aDay, seconds: 86_400 } };
  const candleWithoutAddress = { address: { most: withoutAddress, seconds: 86_400 } };
  api = await buildTestApi(database.url, {}, { freeMail, freeMailOfDay, candleWithoutAddress });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});
beforeEach(() => api.db.execute(sql`truncate rate_limit`));

const stranger = () => `nagon-${randomUUID()}@exempel.se`;
const light = async (remoteAddress: string, given: Record<string, unknown> = {}) => {
  const payload = newCard({ email: stranger(), ...given });
  const answer = await api.app.inject({ method: "POST", url: memorialCardAddCall.path, payload, remoteAddress });
  expect(answer.statusCode).toBeLessThan(300);
  return { email: payload.email, ...memorialCardReceipt.strict().parse(answer.json()) };
};
const order = async (remoteAddress: string) => {
  const email = stranger();
  const answer = await register(api, freeOrder({ recipient: recipient({ email }) }), remoteAddress);
  expect(answer.statusCode).toBe(201);
  return { email, ...orderReceipt.parse(answer.json()) };
};
const mailedTo = async (emails: string[]) => {
  const rows = await api.db.select({ to: mails.recipient }).from(mails);
  return emails.map((email) => rows.some(({ to }) => to === email));
};
const receiptOf = async (orderReference: string) => {
  const payload = { orderReference };
  const answer = await api.app.inject({ method: "POST", url: paymentCalls.poll.path, payload });
  return paymentAnswer.parse(answer.json());
};
const windowsEnd = (seconds: number) =>
  api.db.execute(sql`update rate_limit set ends_at = ends_at - make_interval(secs => ${seconds})`);

test("so much mail about what costs nothing leaves for one network in an hour and a day as a funeral needs", () => {
  const limits = limitsOf(1);
  expect(limits.freeMail.address).toEqual({ most: 30, seconds: 3_600 });
  expect(limits.freeMailOfDay.address).toEqual({ most: 200, seconds: 86_400 });
  expect(limits.freeMail.site).toEqual({ most: 300, seconds: 3_600 });
  expect(limits.freeMailOfDay.site).toEqual({ most: 2_000, seconds: 86_400 });
});

test("who has many networks is mailed about no more than a site, and one of them uses up nothing of the others'", async () => {
  for (let n = 0; n < 2 * ofSite; n += 1) await light("2001:db8:77:1::1");
  const emails: string[] = [];
  for (let n = 2; n < 2 + ofSite; n += 1) emails.push((await light(`2001:db8:77:${n}::1`)).email);
  expect((await mailedTo(emails)).filter(Boolean)).toHaveLength(ofSite - anHour);
  expect(await mailedTo([(await light("2001:db8:78:1::1")).email])).toEqual([true]);
});

test("candles and free orders of one network are mailed about so often together, and made all the same", async () => {
  const network = "203.0.113.1";
  const first = [await light(network), await order(network), await light(network)];
  expect(await mailedTo(first.map(({ email }) => email))).toEqual([true, true, true]);
  const [candle, parcel] = [await light(network), await order(network)];
  expect(await mailedTo([candle.email, parcel.email])).toEqual([false, false]);
  expect(await mailedTo([(await light("203.0.113.2")).email])).toEqual([true]);
  // After an hour again, and no more than so much a day.
  await windowsEnd(3_600);
  const later = [await light(network), await light(network), await light(network)];
  expect(await mailedTo(later.map(({ email }) => email))).toEqual([true, true, false]);
});

test("whoever gets no mail has what it would have said: the candle that is lit, and the link of its sender", async () => {
  const network = "203.0.113.3";
  for (let n = 0; n < anHour; n += 1) expect((await light(network)).senderToken).toBeUndefined();
  const idempotencyKey = randomUUID();
  const email = stranger();
  const { orderReference, senderToken } = await light(network, { idempotencyKey, email });
  expect(await light(network, { idempotencyKey, email })).toMatchObject({ orderReference, senderToken });
  const calls = cardCalls(api);
  expect((await calls.order(orderReference, senderToken)).json()).toMatchObject({
    ...{ state: "lit", bySender: true, mailed: false },
  });
  const mailed = await light("203.0.113.4");
  expect((await calls.order(mailed.orderReference)).json()).toMatchObject({ bySender: false, mailed: true });
});

test("whoever gets no mail of a free order is promised none", async () => {
  const network = "203.0.113.5";
  for (let n = 0; n < anHour; n += 1)
    expect(await receiptOf((await order(network)).orderReference)).toMatchObject({ paid: true, receipt: "onItsWay" });
  expect(await receiptOf((await order(network)).orderReference)).toMatchObject({ paid: true, receipt: null });
});

test("a click that is repeated uses up nothing of the network's", async () => {
  const network = "203.0.113.6";
  const [idempotencyKey, email] = [randomUUID(), stranger()];
  for (let n = 0; n < anHour + 2; n += 1) await light(network, { idempotencyKey, email });
  const click = freeOrder({ recipient: recipient({ email: stranger() }) });
  for (let n = 0; n < anHour + 2; n += 1) expect((await register(api, click, network)).statusCode).toBeLessThan(300);
  expect(await mailedTo([email, (await light(network)).email])).toEqual([true, true]);
});

test("thanks for a card are counted with them, and are asked to wait", async () => {
  const remoteAddress = "203.0.113.7";
  const payload = { reference: "0".repeat(20), message: "Tack!" };
  const thank = () => api.app.inject({ method: "POST", url: thankForCardCall.path, payload, remoteAddress });
  expect(codeOf(await thank())).toBe("not_found");
  for (let n = 1; n < anHour; n += 1) await light(remoteAddress);
  const refused = await thank();
  expect([refused.statusCode, codeOf(refused)]).toEqual([429, "too_many_requests"]);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(600);
});

test("the link of a candle for which no mail is left uses up nothing of its address, which another network reaches", async () => {
  const candle = await light("10.7.0.1", { email: undefined });
  for (let n = 0; n < anHour; n += 1) await light("10.7.0.1");
  const email = stranger();
  const mailLink = (remoteAddress: string) => {
    const payload = { orderReference: candle.orderReference, token: candle.senderToken, email };
    return api.app.inject({ method: "POST", url: mailMemorialCardCall.path, payload, remoteAddress });
  };
  const perDay = limitsOf(1).card.own?.most ?? 0;
  for (let n = 0; n <= perDay; n += 1) expect(codeOf(await mailLink("10.7.0.1"))).toBe("too_many_requests");
  expect((await mailLink("10.7.0.2")).statusCode).toBe(200);
  expect(await mailedTo([email])).toEqual([true]);
});

test("a network lights so many candles without an address in a day, and the same click is still answered", async () => {
  const lit = (payload: object) =>
    api.app.inject({ method: "POST", url: memorialCardAddCall.path, payload, remoteAddress: "10.8.0.1" });
  const first = newCard({ email: undefined });
  expect((await lit(first)).statusCode).toBe(201);
  for (let n = 1; n < withoutAddress; n += 1) expect((await lit(newCard({ email: undefined }))).statusCode).toBe(201);
  expect(codeOf(await lit(newCard({ email: undefined })))).toBe("too_many_requests");
  expect((await lit(first)).statusCode).toBe(200);
  expect((await lit(newCard({ email: stranger() }))).statusCode).toBe(201);
});
