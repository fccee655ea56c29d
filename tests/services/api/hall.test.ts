import { orderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import type { OrderReceipt } from "@hjarta-lunga/contract/schemas/orders.ts";
import { paymentCalls } from "@hjarta-lunga/contract/calls/payments.ts";
import { paymentPollMs } from "@hjarta-lunga/contract/timing.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestDatabase } from "../../../scripts/testing/test-database.ts";
import { addGift, gift } from "./kinds/gift/gift-samples.ts";
import { apiDatabase, buildTestApi } from "./test-api.ts";
import type { TestApi } from "./test-api.ts";
import { limitsOf } from "../../../services/api/src/platform/environment/limits.ts";

/** Two hundred people in a hall give at the same time, from one address, each with fifty tabs. */
const donors = 200;
const tabs = 50;

let database: TestDatabase;
let api: TestApi;
beforeAll(async () => {
  database = await apiDatabase();
  // As configured where nobody has configured anything.
  api = await buildTestApi(database.url, { LIMIT_FACTOR: "" });
});
afterAll(async () => {
  await api.close();
  await database.drop();
});

const everybody = <Given, Answer>(given: Given[], act: (one: Given, n: number) => Promise<Answer>) =>
  Promise.all(given.map(act));
/** As the page does: who is told to wait for a connection asks again with the same key, and is let in before long. */
const mostTries = 5;
const call = async ({ path }: { path: string }, payload: Record<string, unknown>) => {
  const ask = () => api.app.inject({ method: "POST", url: path, payload });
  let answer = await ask();
  for (let tries = 1; answer.statusCode === 503 && tries < mostTries; tries += 1) answer = await ask();
  return answer;
};
const poll = async ({ orderReference }: OrderReceipt) => (await call(paymentCalls.poll, { orderReference })).statusCode;

test("everybody in a hall of two hundred makes an order, begins to pay it, and is answered how it stands", async () => {
  const orders = await everybody(Array.from({ length: donors }), async (_nobody, n) => {
    const donor = { kind: "person", firstName: "Åsa", lastName: "Ö", email: `givare${n}@exempel.se` };
    return orderReceipt.parse((await addGift(api, gift({ donor }))).json());
  });
  const begun = await everybody(orders, ({ orderReference }) =>
    call(paymentCalls.createDirectSwish, { orderReference, idempotencyKey: crypto.randomUUID(), device: "phone" }),
  );
  expect(new Set(begun.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (let question = 0; question < 3; question += 1)
    expect(new Set(await everybody(orders, poll))).toEqual(new Set([200]));
});

test("fifty tabs of one order are answered for as long as they ask", async () => {
  const order = orderReceipt.parse((await addGift(api, gift())).json());
  const inTenSeconds = 10_000 / paymentPollMs;
  // Each tab asks again once it was answered.
  const askOnAndOn = async () => {
    const answers: number[] = [];
    while (answers.length < inTenSeconds) answers.push(await poll(order));
    return answers;
  };
  const answers = (await everybody(Array.from({ length: tabs }), askOnAndOn)).flat();
  expect(new Set(answers)).toEqual(new Set([200]));
});

test("the limit by address leaves room for every tab of everybody", () => {
  const { most, seconds } = limitsOf(1).poll.address ?? { most: 0, seconds: 1 };
  expect(most / seconds).toBeGreaterThan((donors * tabs) / (paymentPollMs / 1_000));
});
